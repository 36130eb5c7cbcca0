import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../lib/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import styles from './download.module.css';
import { StepList } from './step-list.tsx';

/** A hint for players inside the browser of another app, which cannot install. */
export function OpenInBrowser({ address }: { address: string }) {
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
