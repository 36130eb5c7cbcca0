import { Trans } from '@lingui/react/macro';
import { type PaymentPartner, paymentPartners } from '#core/brand-partners.ts';
import { Mark, type MarkName } from '../../../ui/icon-late/icon-late.tsx';
import styles from './payment-partners.module.css';

const marks: Readonly<Record<PaymentPartner['kind'], MarkName>> = {
  bank: 'bank',
  card: 'card',
  counter: 'store',
  wallet: 'wallet',
};

/** Whom players pay through, their names set in type. */
export function PaymentPartners() {
  return (
    <section className={styles.partners}>
      <h2>
        <Trans>Payment partners</Trans>
      </h2>
      <ul>
        {paymentPartners.map(({ name, kind }) => (
          <li key={name}>
            <Mark name={marks[kind]} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
