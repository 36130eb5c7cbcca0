import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Install } from '#core/install/install.ts';
import { startImages } from '#core/install/start-images.ts';
import type { InstallWay } from '#core/install/install-way.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './install-offer.module.css';

/** Shows a toast once the app is installed. */
function useThanks(install: Install): void {
  const { brand, ui } = useApp();
  const { t } = useLingui();
  const { thanksDue } = useSnapshot(install.state);

  useEffect(() => {
    if (!thanksDue) return;
    ui.toast(t`Thank you. ${brand.name} is on your home screen now.`, { tone: 'good', seconds: 5 });
    install.thank();
  }, [thanksDue, brand, install, ui, t]);
}

/** Offers to install the app, after it has been used for a while. Renders nothing where the app cannot be installed. */
export function InstallOffer() {
  const app = useApp();
  const [install, setInstall] = useState<Install | null>(null);

  useEffect(() => {
    let isMounted = true;
    app.install().then(
      (loaded) => isMounted && setInstall(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [app]);

  return install && <Offer install={install} />;
}

const apples: ReadonlySet<InstallWay> = new Set(['iphone', 'ipad']);

/** Adds the elements that an installed app needs on Apple devices: the start images of this screen, and the full-screen mode. */
function useStartImages(way: InstallWay): void {
  useEffect(() => {
    if (!apples.has(way)) return undefined;
    const { width, height } = screen;
    const upright = { width: Math.min(width, height), height: Math.max(width, height) };
    const links = startImages({ ...upright, ratio: devicePixelRatio }).map(({ href, media }) =>
      Object.assign(document.createElement('link'), {
        rel: 'apple-touch-startup-image',
        href,
        media,
      }),
    );
    const capable = Object.assign(document.createElement('meta'), {
      name: 'apple-mobile-web-app-capable',
      content: 'yes',
    });
    const named = [capable, ...links];
    document.head.append(...named);
    return () => named.forEach((element) => element.remove());
  }, [way]);
}

function Offer({ install }: { install: Install }) {
  const { brand, play } = useApp();
  const { offered, canAsk } = useSnapshot(install.state);
  const { phase } = useSnapshot(play.state);
  useThanks(install);
  useStartImages(install.state.way);

  const isShown = offered && phase === 'idle';
  return (
    <div role="status">
      {isShown && (
        <div data-floating className={styles.card}>
          <BrandMark />
          <p>
            <Trans>Keep {brand.name} on your home screen? It opens at a touch.</Trans>
          </p>
          <div className={styles.ways}>
            <Button variant="plain" onClick={install.dismiss}>
              <Trans>Not now</Trans>
            </Button>
            {canAsk ? (
              <Button icon={<Icon name="download" />} onClick={() => void install.ask()}>
                <Trans>Install</Trans>
              </Button>
            ) : (
              <ButtonLink to="/download" onClick={install.dismiss}>
                <Trans>Show me how</Trans>
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
