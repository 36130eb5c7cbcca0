import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** In place of a form that moves money: the member has to prove the identity first, with the way to it. */
export function IdentityNeeded({ before }: { before: 'deposit' | 'withdrawal' }) {
  return (
    <EmptyState
      icon="user"
      title={
        before === 'deposit' ? (
          <Trans>Before you deposit, please show us who you are</Trans>
        ) : (
          <Trans>Before you withdraw, please show us who you are</Trans>
        )
      }
      help={<Trans>Two or three pictures are enough. Your money is safe meanwhile.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'securityCenter', item: 'identity' }}>
          <Trans>Show who I am</Trans>
        </ButtonLink>
      }
    />
  );
}
