import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Message for a category that the operator does not offer. */
export function NotOffered() {
  return (
    <EmptyState
      icon="rng"
      title={<Trans>Not offered here</Trans>}
      help={<Trans>These games are not part of this site. There is plenty else to play.</Trans>}
      action={
        <ButtonLink to="/">
          <Trans>To the lobby</Trans>
        </ButtonLink>
      }
    />
  );
}
