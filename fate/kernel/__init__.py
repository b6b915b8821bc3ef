"""What every card game here shares: state, events, questions, the game loop, forks, records. Knows no rules."""
