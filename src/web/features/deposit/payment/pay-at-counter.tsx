import { Trans, useLingui } from '@lingui/react/macro';
import { paymentAddress } from '#core/system/outgoing-address.ts';
import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { NewTabIcon } from '../../../ui/new-tab-icon/new-tab-icon.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { BrokenPayment } from './broken-payment.tsx';
import styles from './shown-deposit.module.css';

interface PayAtCounterProps {
  name: string;
  code: string;
  /** A page that takes the payment as well; null for none. */
  url: string | null;
}

/** A payment in cash, by a code that the player says at the counter. */
export function PayAtCounter({ name, code, url }: PayAtCounterProps) {
  const { t } = useLingui();
  const page = url === null ? null : paymentAddress(url, window.location.origin);
  if (code.trim() === '') return <BrokenPayment />;
  return (
    <div className={styles.way}>
      <p className={styles.code}>
        <CopyButton text={code} label={t`Copy the code`} />
      </p>
      <ol className={styles.steps}>
        <li>
          <Trans>Go to a counter of {name}.</Trans>
        </li>
        <li>
          <Trans>Say that you want to pay a bill, and show the code above.</Trans>
        </li>
        <li>
          <Trans>Pay exactly this amount, and keep the slip until the money is here.</Trans>
        </li>
      </ol>
      {page !== null && (
        <ButtonAnchor href={page} target="_blank" rel="noopener noreferrer" wide>
          <Trans>Pay at {name}</Trans> <NewTabIcon />
        </ButtonAnchor>
      )}
    </div>
  );
}
