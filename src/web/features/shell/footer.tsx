import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../app-context.tsx';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import styles from './footer.module.css';
import { FooterLanguages } from './footer-languages.tsx';

const version = import.meta.env['VITE_VERSION'] ?? 'dev';

/** Who stands behind the site, for whom it is, and the small print. */
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
        <Links />
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

function Links() {
  const { t } = useLingui();
  return (
    <nav className={styles.links} aria-label={t`More`}>
      <Link to="/promotions">{t`Promotions`}</Link>
      <Link to="/pointMall">{t`Points mall`}</Link>
      <Link to="/help">{t`Help`}</Link>
      <Link to="/download">{t`Get the app`}</Link>
    </nav>
  );
}

function Responsible() {
  const { brand } = useApp();
  const age = brand.minimumAge;
  return (
    <div className={styles.responsible}>
      <span className={styles.age}>{age}+</span>
      <div>
        <p>
          <Trans>
            Only for players of {age} years and older. Play for fun, with money you can do without,
            and take breaks. Help is there for those who find it hard to stop.
          </Trans>
        </p>
        <ul>
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
