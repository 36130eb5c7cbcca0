import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { AttemptState } from '../../lib/attempt/use-attempt.ts';
import { useCountdown } from '../../lib/time/use-countdown.ts';
import { Button } from '../../ui/button/button.tsx';
import { AttemptNote } from './attempt-note.tsx';
import styles from './attempt-button.module.css';
import { formatCountdown } from './format-countdown.ts';

interface AttemptButtonProps extends ComponentProps<typeof Button> {
  /** The action of the button, from `useAttempt`. */
  of: AttemptState;
  /** False where an `AttemptNote` stands elsewhere. */
  hasNote?: boolean;
}

/** The button of an action: it shows progress, the countdown while it is held, and Try again where nothing answered. */
export function AttemptButton({
  of,
  hasNote = true,
  held = false,
  children,
  ...rest
}: AttemptButtonProps) {
  const seconds = useCountdown(of.heldUntil);
  const left = formatCountdown(seconds);
  return (
    <div className={styles.action} data-wide={rest.wide || undefined}>
      {hasNote && <AttemptNote of={of} />}
      <Button {...rest} pending={of.pending} held={held || seconds > 0}>
        {children}
        {seconds > 0 && (
          <span className={styles.left}>
            {' '}
            <Trans>again in {left}</Trans>
          </span>
        )}
      </Button>
    </div>
  );
}
