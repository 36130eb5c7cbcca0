import { Plural } from '@lingui/react/macro';
import { useCountdown } from '../../../lib/time/use-countdown.ts';
import { formatLeft } from '../../../widgets/cashier/format-left.ts';

const day = 24 * 3_600;

/** Counts down to a time in epoch milliseconds: in days and hours, then as a clock. */
export function Countdown({ until }: { until: number }) {
  const seconds = useCountdown(until);
  const days = Math.floor(seconds / day);
  return (
    <span role="timer">
      {days > 0 && (
        <>
          <Plural value={days} one="# day" other="# days" />{' '}
        </>
      )}
      <span translate="no">{formatLeft(seconds % day)}</span>
    </span>
  );
}
