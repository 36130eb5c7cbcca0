import { Trans } from '@lingui/react/macro';
import { type PaymentPartner, paymentPartners } from '#core/brand-partners.ts';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import styles from './payment-partners.module.css';

const marks: Readonly<Record<PaymentPartner['kind'], LateIconName>> = {
  bank: 'bank',
  card: 'card',
  counter: 'store',
  wallet: 'wallet',
};

/** The payment partners that the brand names, as text. They are fewer than its figure. */
export function PaymentPartners() {
  return (
    <section className={styles.partners}>
      <h2>
        <Trans>Some of our payment partners</Trans>
      </h2>
      <ul>
        {paymentPartners.map(({ name, kind }) => (
          <li key={name}>
            <IconLate name={marks[kind]} />
            <span translate="no">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
