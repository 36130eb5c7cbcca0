let context: AudioContext | null = null;
let on = false;

/** Plays one soft tone. */
function tone(frequency: number, seconds: number, delay = 0, loudness = 0.06) {
  if (!on) return;
  context ??= new AudioContext();
  void context.resume();
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
  /** Turns sound on or off, and returns the new state. Sound starts off, unless the app asks for it. */
  toggle() {
    on = !on;
    tone(659.25, 0.12);
    return on;
  },
  /** Turns sound on or off without a tone: browsers play the first one after a user gesture. */
  set(wanted: boolean) {
    on = wanted;
  },
  /** The start of a round. */
  press() {
    tone(220, 0.09, 0, 0.05);
  },
  /** The stop of a reel. */
  stop(reel: number) {
    tone(150 + reel * 14, 0.08, 0, 0.08);
  },
  /** Plays more notes for a higher multiple of the stake. */
  win(times: number) {
    const notes = times >= 10 ? 8 : times >= 3 ? 6 : 4;
    scale.slice(0, notes).forEach((note, index) => tone(note, 0.22, index * 0.08));
  },
};
