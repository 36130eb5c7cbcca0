import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Shown in place of a page whose call the gateway does not have. */
export function NotThere() {
  return (
    <EmptyState
      title={<Trans>This is not available at the moment. Please try again later.</Trans>}
    />
  );
}
