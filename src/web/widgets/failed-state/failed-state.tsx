import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#core/client/failure.ts';
import { useFailureMessage } from '../../i18n/failure-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

interface FailedStateProps {
  failure: Failure;
  /** Asks again. */
  onRetry: () => void;
  pending?: boolean;
}

/** What stands where something could not be had: what happened, and a way to ask again. */
export function FailedState({ failure, onRetry, pending = false }: FailedStateProps) {
  const { t } = useLingui();
  const words = useFailureMessage();
  return (
    <div role="alert">
      <EmptyState
        tone="alert"
        icon={failure.kind === 'offline' ? 'offline' : 'alert'}
        title={t`This could not be loaded`}
        help={words(failure)}
        action={
          <Button icon="refresh" pending={pending} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
