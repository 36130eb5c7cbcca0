import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** Placeholder of a page of the member centre that is not built yet. */
export function PlannedPage() {
  return (
    <EmptyState
      title={<Trans>This page is being built</Trans>}
      help={<Trans>It is not open yet. Until then, ask us and we do it for you.</Trans>}
      action={
        <ButtonLink to="/help" icon={<Icon name="help" />}>
          <Trans>Help</Trans>
        </ButtonLink>
      }
    />
  );
}
