import { Trans } from '@lingui/react/macro';
import { paymentAddress } from '#core/system/outgoing-address.ts';
import { ButtonAnchor } from '../../../../ui/button/button.tsx';
import { NewTabIcon } from '../../../../ui/new-tab-icon/new-tab-icon.tsx';
import { BrokenPayment } from '../broken-payment.tsx';
import styles from '../shown-deposit.module.css';

/** A payment on a page of the provider, in a window of its own that cannot reach this one. */
export function PayByPage({ name, url }: { name: string; url: string }) {
  const address = paymentAddress(url, window.location.origin);
  if (address === null) return <BrokenPayment />;
  return (
    <div className={styles.way}>
      <ButtonAnchor
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="primary"
        size="large"
        wide
      >
        <Trans>Pay at {name}</Trans> <NewTabIcon />
      </ButtonAnchor>
      <p>
        <Trans>
          {name} opens in a new window. If it did not, press the button. Come back here when you
          have paid.
        </Trans>
      </p>
    </div>
  );
}
