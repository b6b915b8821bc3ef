"""The table as a person sees it: session, view model, pages, saves."""
