import { Trans } from '@lingui/react/macro';
import { useCountdown } from '../../lib/use-countdown.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './get-code-button.module.css';

interface GetCodeButtonProps {
  /** When the next code may be asked for, in epoch milliseconds: the button counts down to it, after a reload too. Null before the first. */
  until: number | null;
  pending?: boolean;
  onGet: () => void;
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Asks for a code, inside the field it is typed into. It stays where it is while it counts, so that nobody loses their place. */
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
        <Face seconds={seconds} isFirst={until === null} />
      </button>
      <VisuallyHidden>
        <span role="status">
          {until !== null && seconds === 0 && <Trans>You can ask for another code now.</Trans>}
        </span>
      </VisuallyHidden>
    </>
  );
}

function Face({ seconds, isFirst }: { seconds: number; isFirst: boolean }) {
  if (seconds > 0) {
    const left = inMinutes(seconds);
    return <Trans>Again in {left}</Trans>;
  }
  return isFirst ? <Trans>Get code</Trans> : <Trans>Send again</Trans>;
}
