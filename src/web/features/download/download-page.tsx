import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { isDesktop } from '#core/install/install-way.ts';
import type { Install } from '#core/install/install.ts';
import { appsOf } from '#core/system/channels.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { Button, ButtonAnchor } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { NewTabIcon } from '../../ui/new-tab-icon/new-tab-icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { DirectInstall } from './direct-install.tsx';
import styles from './download.module.css';
import { Instructions } from './instructions.tsx';
import { StepList } from './step-list.tsx';

/** A hint for players inside the browser of another app, which cannot install. */
function OpenInBrowser({ address }: { address: string }) {
  const { ui } = useApp();
  const { t } = useLingui();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      ui.toast(t`The address is copied. Paste it into your browser.`, { tone: 'good' });
    } catch {
      ui.toast(t`It could not be copied. The address is ${address}`, { seconds: 8 });
    }
  }

  return (
    <section className={styles.leave} aria-labelledby="leave">
      <h2 id="leave">
        <Trans>First, open this page in your browser</Trans>
      </h2>
      <Callout>
        <Trans>You are reading this inside another app, and from there nothing can be kept.</Trans>
      </Callout>
      <StepList way="inApp" />
      <Button icon={<Icon name="globe" />} onClick={() => void copy()}>
        <Trans>Copy the address</Trans>
      </Button>
    </section>
  );
}

/** Apps and sites of the operator. */
function OperatorApps() {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const apps = appsOf(status?.resources ?? []);
  if (apps.length === 0) return null;
  return (
    <Section title={<Trans>Other ways</Trans>} size="small">
      <div className={styles.others}>
        {apps.map(({ name, address }) => (
          <ButtonAnchor key={address} href={address} target="_blank" rel="noopener noreferrer">
            <span translate="no">{name}</span> <NewTabIcon />
          </ButtonAnchor>
        ))}
      </div>
    </Section>
  );
}

/**
 * The page that explains how to install the app. On a phone or tablet the button to install or the steps for that device
 * come first; a computer also has a QR code for the phone.
 */
export function DownloadPage({ install }: { install: Install }) {
  const { way } = useSnapshot(install.state);
  const address = new URL('/download', location.origin).href;
  const isComputer = isDesktop(way);
  return (
    <div className={styles.page} data-device={isComputer ? 'computer' : 'phone'}>
      {isComputer ? <Opening install={install} address={address} /> : <Lead install={install} />}
      {way === 'inApp' && <OpenInBrowser address={address} />}
      <Instructions way={way} />
      {!isComputer && (
        <div className={styles.opening}>
          <div className={styles.words}>
            <LiteApp />
          </div>
        </div>
      )}
      <OperatorApps />
    </div>
  );
}

function Title() {
  const { brand } = useApp();
  return (
    <h1 id="get">
      <Trans>{brand.name} on your home screen</Trans>
    </h1>
  );
}

/** The head of the page on a phone: the title, and the button where the browser can install. */
function Lead({ install }: { install: Install }) {
  return (
    <section className={styles.words} aria-labelledby="get">
      <Title />
      <DirectInstall install={install} />
    </section>
  );
}

/** The head of the page on a computer: reasons, the button to install, and a QR code for the phone. */
function Opening({ install, address }: { install: Install; address: string }) {
  return (
    <section className={styles.opening} aria-labelledby="get">
      <div className={styles.words}>
        <Title />
        <LiteApp />
        <DirectInstall install={install} />
      </div>
      <Code address={address} />
    </section>
  );
}

function LiteApp() {
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          A lite app: no store, no waiting, hardly any room. It opens at a touch and starts even
          where the signal does not reach.
        </Trans>
      </p>
      <Reasons />
    </>
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
