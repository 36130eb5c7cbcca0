import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { BrokenPayment } from './broken-payment.tsx';
import styles from './shown-deposit.module.css';

/** A payment in cash, by a code that the player says at the counter. */
export function PayAtCounter({ name, code }: { name: string; code: string }) {
  const { t } = useLingui();
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
    </div>
  );
}
