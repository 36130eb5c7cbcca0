export interface ToastLine {
  /** The text, written by the screen. */
  readonly text: string;
  /** Minimum time of display. */
  readonly seconds: number;
}

const usualMs = 3_000;
const mostMs = 20_000;

/** Length that is read in the usual time. */
const shortLength = 60;
const msPerFurtherCharacter = 50;

/** Number of toasts at the same time. Others wait. */
export const toastsAtOnce = 3;

/** Time of display in milliseconds: three seconds, longer for a long text or on request. */
export function toastMs({ text, seconds }: ToastLine): number {
  const further = Math.max(0, text.length - shortLength);
  const reading = Math.min(mostMs, usualMs + further * msPerFurtherCharacter);
  return Math.max(reading, seconds * 1_000);
}
