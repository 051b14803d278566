/** Small sounds made from nothing: silent until switched on. Each is a few oscillator strokes: [shape, Hz, start s, length s, loudness]. */

/** @type {Record<string, [OscillatorType, number, number, number, number][]>} */
const SOUNDS = {
  pick: [["triangle", 1400, 0, 0.02, 0.1]],
  place: [
    ["triangle", 2000, 0, 0.04, 0.16],
    ["sine", 420, 0, 0.05, 0.16],
  ],
  whole: [
    ["triangle", 2000, 0, 0.04, 0.14],
    ["sine", 660, 0.02, 0.12, 0.1],
    ["sine", 830, 0.09, 0.16, 0.1],
  ],
  wrong: [
    ["sine", 150, 0, 0.12, 0.3],
    ["triangle", 210, 0, 0.05, 0.12],
  ],
  turn: [
    ["sine", 587, 0, 0.16, 0.14],
    ["sine", 784, 0.14, 0.26, 0.14],
  ],
  late: [["square", 980, 0, 0.03, 0.06]],
};

/** Vibration where the device has it, ms. @type {Record<string, number | number[]>} */
const BUZZES = { pick: 8, place: 12, whole: 12, wrong: [20, 40, 20] };

/** @type {AudioContext | null} */
let audio = null;

/** @param {string} name @param {{sound: boolean, vibration: boolean}} options */
export function play(name, options) {
  if (options.vibration && BUZZES[name]) navigator.vibrate?.(BUZZES[name]);
  if (!options.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const stroke of SOUNDS[name] ?? []) strike(audio, stroke);
}

/** @param {AudioContext} context @param {[OscillatorType, number, number, number, number]} stroke */
function strike(context, [shape, hertz, start, length, loudness]) {
  const from = context.currentTime + start;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.02);
}
