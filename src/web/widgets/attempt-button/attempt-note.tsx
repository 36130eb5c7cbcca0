import { Trans } from '@lingui/react/macro';
import { useFailureMessage } from '../../i18n/failure-messages.ts';
import type { AttemptState } from '../../lib/attempt/use-attempt.ts';
import { useStandingFailure } from '../../lib/attempt/use-standing-failure.ts';
import { useDelayed } from '../../lib/time/use-delayed.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import styles from './attempt-button.module.css';

/** The time after which the button of an action says that it takes long, in milliseconds. */
const slowMs = 10_000;

/**
 * Words at an action that the gateway did not answer, with Try again, and at one that takes long. Screen readers announce
 * them.
 */
export function AttemptNote({ of: { failure, pending, retry } }: { of: AttemptState }) {
  const message = useFailureMessage();
  const standing = useStandingFailure(failure);
  const isSlow = useDelayed(pending, slowMs);
  return (
    <div role="alert">
      {isSlow && !standing && (
        <Callout tone="away">
          <Trans>This takes longer than usual. Please wait: nothing is sent twice.</Trans>
        </Callout>
      )}
      {standing && (
        <Callout tone={standing.kind === 'offline' ? 'away' : 'bad'}>
          <div className={styles.note}>
            <span>{message(standing)}</span>
            <Button size="small" icon={<Icon name="refresh" />} pending={pending} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Callout>
      )}
    </div>
  );
}
