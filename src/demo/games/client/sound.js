/** @type {AudioContext | null} */
let context = null;
let on = false;

/**
 * One soft tone.
 * @param {number} frequency
 * @param {number} seconds
 * @param {number} [delay]
 * @param {number} [loudness]
 */
function tone(frequency, seconds, delay = 0, loudness = 0.06) {
  if (!on || context === null) return;
  const start = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

const scale = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

export const sound = {
  /** Silence, until the player says otherwise: browsers want to hear it from a touch. */
  toggle() {
    on = !on;
    if (on) context ??= new AudioContext();
    if (on) void context?.resume();
    tone(659.25, 0.12);
    return on;
  },
  press() {
    tone(220, 0.09, 0, 0.05);
  },
  /** @param {number} reel */
  stop(reel) {
    tone(150 + reel * 14, 0.08, 0, 0.08);
  },
  /**
   * The more was won, the longer the run of notes.
   * @param {number} times
   */
  win(times) {
    const notes = times >= 10 ? 8 : times >= 3 ? 6 : 4;
    scale.slice(0, notes).forEach((note, index) => tone(note, 0.22, index * 0.08));
  },
};
