// Sounds made on the spot: each cue is a few notes [type, from Hz, to Hz, seconds, loudness, start]; "noise" is filtered.
// Every cue has a visual twin; nothing sounds before the person has switched it on and touched the page.

const CUES = {
  asked: [["triangle", 620, 600, .07, .5, 0], ["triangle", 620, 600, .07, .5, .13]],
  turn: [["sine", 196, 194, .9, .8, 0], ["sine", 392, 390, .5, .3, 0]],
  card: [["noise", 2400, 900, .12, .35, 0]],
  attack: [["noise", 5200, 1200, .16, .5, 0], ["sawtooth", 900, 240, .12, .15, .02]],
  dodge: [["noise", 700, 2600, .2, .4, 0]],
  hit: [["sine", 130, 48, .26, 1, 0], ["noise", 500, 120, .12, .5, 0]],
  rage: [["noise", 1800, 3600, .3, .15, 0], ["sawtooth", 110, 150, .28, .12, 0]],
  heal: [["sine", 880, 884, .5, .3, 0], ["sine", 1318, 1320, .6, .25, .08]],
  magic: [["sine", 330, 660, .5, .25, 0], ["triangle", 495, 990, .5, .15, .05]],
  dispel: [["sine", 660, 220, .4, .3, 0], ["noise", 3000, 400, .35, .2, 0]],
  skill: [["sine", 98, 96, 1.1, .7, 0], ["noise", 900, 2200, .5, .2, .1]],
  equip: [["square", 1480, 1460, .04, .2, 0], ["square", 1110, 1100, .06, .2, .07]],
  judge: [["noise", 3400, 1600, .05, .5, 0], ["triangle", 440, 440, .12, .2, .06]],
  monster: [["sawtooth", 82, 60, .5, .4, 0]],
  dying: [["sine", 58, 50, .14, 1, 0], ["sine", 58, 50, .14, .8, .22]],
  death: [["sine", 74, 40, .9, 1, 0], ["noise", 300, 80, .5, .4, 0]],
  reveal: [["noise", 4200, 800, .09, .5, 0], ["triangle", 523, 523, .3, .3, .1]],
  victory: [["triangle", 392, 392, .35, .5, 0], ["triangle", 523, 523, .35, .5, .3], ["triangle", 659, 659, .9, .5, .6]],
  defeat: [["triangle", 392, 392, .4, .5, 0], ["triangle", 311, 311, .4, .5, .35], ["triangle", 233, 230, 1, .5, .7]],
};
const LOUD = .18;  // about -18 LUFS for the loudest cue
let context, hiss;

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => context?.resume(), { passive: true });

/** Play the cues one after the other; the first three are enough to follow what happens. */
export function play(cues) {
  if (!cues.length || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  cues.slice(0, 3).forEach((cue, place) => (CUES[cue] ?? []).forEach(note => sound(note, context.currentTime + .02 + place * .22)));
}

function sound([type, from, to, seconds, loudness, start], now) {
  const at = now + start, level = context.createGain();
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(LOUD * loudness, at + .008);
  level.gain.exponentialRampToValueAtTime(.0001, at + seconds);
  const source = type === "noise" ? noise() : new OscillatorNode(context, { type });
  const tone = type === "noise" ? new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 }) : source;
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
  if (tone !== source) source.connect(tone);
  tone.connect(level).connect(context.destination);
  source.start(at);
  source.stop(at + seconds + .02);
}

function noise() {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0, x = 1; i < data.length; i++) data[i] = (x = x * 16807 % 2147483647) / 1073741823.5 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
}
