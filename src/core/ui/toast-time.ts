export interface ToastLine {
  /** Worded by the screen. */
  readonly text: string;
  /** How long it is to stand at least. */
  readonly seconds: number;
}

const usualMs = 3_000;
const mostMs = 20_000;

/** What is read in the usual time. */
const shortLength = 60;
const msPerFurtherCharacter = 50;

/** How many lines stand at the same time; the others wait for their turn. */
export const toastsAtOnce = 3;

/** How long a line stands, in milliseconds: three seconds, longer where there is more to read or it was asked for. */
export function toastMs({ text, seconds }: ToastLine): number {
  const further = Math.max(0, text.length - shortLength);
  const reading = Math.min(mostMs, usualMs + further * msPerFurtherCharacter);
  return Math.max(reading, seconds * 1_000);
}
