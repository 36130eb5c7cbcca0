import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import { FooterLanguages } from './footer-languages.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';
import { PaymentPartners } from './payment-partners.tsx';

const version: string = import.meta.env.VITE_VERSION;

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
