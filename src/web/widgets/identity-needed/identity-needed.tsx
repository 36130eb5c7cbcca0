import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

type Waiting = 'deposit' | 'withdrawal' | 'play';

const titles: Readonly<Record<Waiting, ReactNode>> = {
  deposit: <Trans>Before you deposit, please show us who you are</Trans>,
  withdrawal: <Trans>Before you withdraw, please show us who you are</Trans>,
  play: <Trans>Before you play, please show us who you are</Trans>,
};

/** In place of a form that moves money, or of a game: the member has to prove the identity first, with the way to it. */
export function IdentityNeeded({ before }: { before: Waiting }) {
  return (
    <EmptyState
      icon="user"
      title={titles[before]}
      help={<Trans>Two or three pictures are enough. Your money is safe meanwhile.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'securityCenter', item: 'identity' }}>
          <Trans>Show who I am</Trans>
        </ButtonLink>
      }
    />
  );
}
