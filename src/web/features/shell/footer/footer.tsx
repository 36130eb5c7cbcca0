import { Trans } from '@lingui/react/macro';
import { type PaymentPartner, paymentPartners } from '#core/brand-partners.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { FooterLanguages } from './footer-languages.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';

const version: string = import.meta.env.VITE_VERSION;

const marks: Readonly<Record<PaymentPartner['kind'], LateIconName>> = {
  bank: 'bank',
  card: 'card',
  counter: 'store',
  wallet: 'wallet',
};

/** The payment partners that the brand names, as text. They are fewer than its figure. */
function PaymentPartners() {
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

/** The operator, responsible play, licences, languages and the version. */
export function Footer() {
  const { brand } = useApp();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <BrandMark />
          <p>
            <Trans>A steady light over your game.</Trans>
          </p>
        </div>
        <FooterLinks />
        <PaymentPartners />
        <Responsible />
        <div className={styles.small}>
          <FooterLanguages />
          <p>
            <Trans>
              {brand.name}, version {version}
            </Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Responsible() {
  const { brand } = useApp();
  const age = brand.minimumAge;
  return (
    <div className={styles.responsible}>
      <span className={styles.age} translate="no">{`${age}+`}</span>
      <div>
        <p id="responsible" tabIndex={-1}>
          <Trans>
            Only for players of {age} years and older. Play for fun, with money you can do without,
            and take breaks. Help is there for those who find it hard to stop.
          </Trans>
        </p>
        <ul id="licence" tabIndex={-1}>
          {brand.licences.map(({ authority, number, url }) => (
            <li key={number}>
              <Trans>
                Licence: {url ? <a href={url}>{authority}</a> : authority}, number {number}
              </Trans>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
