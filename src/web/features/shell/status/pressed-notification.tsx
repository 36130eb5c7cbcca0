import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../lib/app-context.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/** The address that the worker asks for; null for other messages. */
function pageOf(data: unknown): string | null {
  const { type, page }: { type?: unknown; page?: unknown } = Object(data);
  const isPage = type === 'OPEN_PAGE' && typeof page === 'string' && page.startsWith('/');
  return isPage ? page : null;
}

/** Opens the page of a notification that was pressed while the app is open. A game asks first, as unsaved work does. */
export function PressedNotification() {
  const { t } = useLingui();
  const { play } = useApp();
  const router = useRouter();
  const [asked, setAsked] = useState<string | null>(null);

  const open = useEffectEvent((page: string) => {
    if (play.state.phase === 'idle') void router.navigate({ href: page });
    else setAsked(page);
  });

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data, ports }: MessageEvent<unknown>): void => {
      const page = pageOf(data);
      if (page === null) return;
      // The worker would load the page anew without an answer.
      ports[0]?.postMessage('opened');
      open(page);
    };
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, []);

  if (asked === null) return null;
  const leave = (): void => {
    setAsked(null);
    void router.navigate({ href: asked });
  };
  return (
    <Confirm
      title={t`Leave the game?`}
      prefersNo
      yes={<Trans>Leave</Trans>}
      onYes={leave}
      no={<Trans>Keep playing</Trans>}
      onNo={() => setAsked(null)}
    >
      <Trans>You pressed a notification. Its page takes the place of your game.</Trans>
    </Confirm>
  );
}
