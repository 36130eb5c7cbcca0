const hour = 3_600;
const two = (number: number) => String(number).padStart(2, '0');

/** Seconds as a clock: `4:05`, or `23:04:05` from an hour on. */
export function formatLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor((seconds % hour) / 60), two(seconds % 60)];
  return seconds < hour
    ? `${minutes}:${rest}`
    : `${Math.floor(seconds / hour)}:${two(minutes)}:${rest}`;
}
