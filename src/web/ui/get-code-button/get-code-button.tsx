import { Trans } from '@lingui/react/macro';
import { useCountdown } from '../../lib/time/use-countdown.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './get-code-button.module.css';

interface GetCodeButtonProps {
  /** Time in epoch milliseconds from which the next code can be requested. The button counts down to it. Null before the first request. */
  until: number | null;
  pending?: boolean;
  onGet: () => void;
}

function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Requests a one-time code, inside the code field. It keeps its place and focus during the countdown. */
export function GetCodeButton({ until, pending = false, onGet }: GetCodeButtonProps) {
  const seconds = useCountdown(until);
  const isOff = pending || seconds > 0;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-busy={pending || undefined}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onGet}
      >
        <Label seconds={seconds} isFirst={until === null} />
      </button>
      <VisuallyHidden>
        <span role="status">
          {until !== null && seconds === 0 && <Trans>You can ask for another code now.</Trans>}
        </span>
      </VisuallyHidden>
    </>
  );
}

function Label({ seconds, isFirst }: { seconds: number; isFirst: boolean }) {
  if (seconds > 0) {
    const left = formatMinutes(seconds);
    return <Trans>Again in {left}</Trans>;
  }
  return isFirst ? <Trans>Get code</Trans> : <Trans>Send again</Trans>;
}
