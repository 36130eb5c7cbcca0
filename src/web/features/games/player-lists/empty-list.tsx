import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { useApp } from '../../../lib/app-context.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';

/** A list that belongs to the member. */
export type PlayerList = 'favourites' | 'recent';

type Show = PlayerList | 'hot';

const messages: Readonly<
  Record<
    Show,
    { icon: IconName; none: MessageDescriptor; guest: MessageDescriptor; help: MessageDescriptor }
  >
> = {
  favourites: {
    icon: 'star',
    none: msg`No favourites yet`,
    guest: msg`Your favourites are kept with your account`,
    help: msg`Tap the star of a game, and it waits for you here.`,
  },
  recent: {
    icon: 'clock',
    none: msg`You have not played yet`,
    guest: msg`What you played last is kept with your account`,
    help: msg`The games you play will wait for you here.`,
  },
  hot: {
    icon: 'star',
    none: msg`No game is hot right now`,
    guest: msg`No game is hot right now`,
    help: msg`There are plenty of others.`,
  },
};

const vendor = { icon: 'rng', guest: msg`These games are played with an account` } as const;

/** Message for an empty list, or for a list without matches. */
export function EmptyList({
  show,
  empty,
  action,
}: {
  show: Show;
  empty: boolean;
  action: ReactNode;
}) {
  const { t } = useLingui();
  const { icon, none, help } = messages[show];
  return (
    <EmptyState
      icon={icon}
      title={empty ? t(none) : <Trans>None of these games is like that</Trans>}
      help={t(help)}
      action={action}
    />
  );
}

/** Opens the login over a page whose games are for members, once, when a guest comes to it. */
export function AskToSignIn() {
  const { session } = useApp();
  const { phase } = useSnapshot(session.state);
  const { open } = useDialog();
  const ask = useEffectEvent(() => open('login'));
  useEffect(() => {
    if (phase === 'guest') ask();
  }, [phase]);
  return null;
}

/** Asks a guest to log in for the games of a vendor: by the login itself at first, and in its place once that is closed. */
export function VendorSignIn() {
  return (
    <>
      <AskToSignIn />
      <ListSignIn show="vendor" />
    </>
  );
}

/** Asks a guest to log in for a list of an account. */
export function ListSignIn({ show }: { show: Show | 'vendor' }) {
  const { t } = useLingui();
  const { open } = useDialog();
  const { icon, guest } = show === 'vendor' ? vendor : messages[show];
  return (
    <EmptyState
      icon={icon}
      title={t(guest)}
      help={<Trans>Log in to see it.</Trans>}
      action={
        <Button variant="primary" onClick={() => open('login')}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
