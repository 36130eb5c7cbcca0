import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { type InstallWay, isDesktop } from '#core/install/install-way.ts';
import type { Install } from '#core/install/install.ts';
import { appsOf } from '#core/system/channels.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
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

/** The way to install that the page shows before its program knows the device: the one of most players. */
const commonWay: InstallWay = 'android';

/**
 * The page that explains how to install the app, for the device first. Its parts are the same on all devices, so that the
 * page is complete before its program; a computer adds a QR code for the phone.
 */
export function DownloadPage({ install }: { install: Install }) {
  const { way: ownWay } = useSnapshot(install.state);
  const way = useHydrated() ? ownWay : commonWay;
  return (
    <div className={styles.page}>
      <section className={styles.head} aria-labelledby="get">
        <Title />
        <DirectInstall install={install} />
      </section>
      <div className={styles.steps}>
        {way === 'inApp' && <OpenInBrowser address={ownAddress()} />}
        <Instructions way={way} />
      </div>
      <div className={styles.about}>
        <LiteApp />
      </div>
      {isDesktop(way) && <Code address={ownAddress()} />}
      <OperatorApps />
    </div>
  );
}

const ownAddress = (): string => new URL('/download', location.origin).href;

function Title() {
  const { brand } = useApp();
  return (
    <h1 id="get">
      <Trans>{brand.name} on your home screen</Trans>
    </h1>
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
