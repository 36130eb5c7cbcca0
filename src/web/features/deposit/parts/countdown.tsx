import { useCountdown } from '../../../lib/time/use-countdown.ts';

const hour = 3_600;
const two = (number: number) => String(number).padStart(2, '0');

/** Seconds as a clock: `4:05`, or `23:04:05` from an hour on. */
function formatLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor((seconds % hour) / 60), two(seconds % 60)];
  return seconds < hour
    ? `${minutes}:${rest}`
    : `${Math.floor(seconds / hour)}:${two(minutes)}:${rest}`;
}

/** Counts down to a time in epoch milliseconds of this device. */
export function Countdown({ until }: { until: number | null }) {
  return <span role="timer">{formatLeft(useCountdown(until))}</span>;
}
