import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { isDesktop } from '#core/install/install-way.ts';
import type { Install } from '#core/install/install.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { DirectInstall } from './direct-install.tsx';
import styles from './download.module.css';
import { Instructions } from './instructions.tsx';
import { OpenInBrowser } from './open-in-browser.tsx';
import { OperatorApps } from './operator-apps.tsx';

/** The page that explains how to install the app on a phone, a tablet or a computer. */
export function DownloadPage({ install }: { install: Install }) {
  const { way } = useSnapshot(install.state);
  const address = new URL('/download', location.origin).href;
  return (
    <div className={styles.page}>
      <Opening install={install} address={isDesktop(way) ? address : null} />
      {way === 'inApp' && <OpenInBrowser address={address} />}
      <Instructions way={way} />
      <OperatorApps />
    </div>
  );
}

/** Introduction: reasons, the button to install, and on computers a QR code for the phone. */
function Opening({ install, address }: { install: Install; address: string | null }) {
  const { brand } = useApp();
  return (
    <section className={styles.opening} aria-labelledby="get">
      <div className={styles.words}>
        <h1 id="get">
          <Trans>{brand.name} on your home screen</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            A lite app: no store, no waiting, hardly any room. It opens at a touch and starts even
            where the signal does not reach.
          </Trans>
        </p>
        <Reasons />
        <DirectInstall install={install} />
      </div>
      {address === null ? (
        <img src="/favicon.svg" alt="" width={176} height={176} />
      ) : (
        <Code address={address} />
      )}
    </section>
  );
}

function Reasons() {
  return (
    <ul className={styles.reasons}>
      <li>
        <Icon name="check" />
        <Trans>Your favourites, also without a network</Trans>
      </li>
      <li>
        <Icon name="check" />
        <Trans>Always the newest version, and you say when</Trans>
      </li>
      <li>
        <Icon name="check" />
        <Trans>Removed as easily as any app</Trans>
      </li>
    </ul>
  );
}

function Code({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <figure className={styles.code}>
      <QrCode text={address} label={t`Code that leads to ${address}`} />
      <figcaption>
        <Trans>For your phone: point its camera at the code.</Trans>
      </figcaption>
    </figure>
  );
}
