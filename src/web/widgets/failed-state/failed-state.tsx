import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#core/client/failure.ts';
import { useFailureMessage } from '../../i18n/failure-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useAutomaticRetry } from './use-automatic-retry.ts';

interface FailedStateProps {
  failure: Failure;
  /** Sends the call again. */
  onRetry: () => void;
  pending?: boolean;
  /** The call changes something, such as the launch of a game: only the player repeats it. */
  isWrite?: boolean;
}

/** Shown in place of data that could not be loaded: the reason and a retry button. A read is repeated by itself, too. */
export function FailedState({
  failure,
  onRetry,
  pending = false,
  isWrite = false,
}: FailedStateProps) {
  const { t } = useLingui();
  useAutomaticRetry({ failure, isHeld: pending || isWrite, onRetry });
  const failureMessage = useFailureMessage();
  return (
    <div role="alert">
      <EmptyState
        tone="alert"
        icon={failure.kind === 'offline' ? 'offline' : 'alert'}
        title={t`This could not be loaded`}
        help={failureMessage(failure)}
        action={
          <Button icon={<Icon name="refresh" />} pending={pending} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
