import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clubs } from '#core/brand-partners.ts';
import { useCategories } from '../../use-categories.ts';
import { NewTab } from '../../ui/new-tab/new-tab.tsx';
import { OverLink } from '../../ui/over-link/over-link.tsx';
import styles from './footer-links.module.css';

const sponsorPages = ['/sponsor1', '/sponsor2', '/sponsor3'] as const;

/** Everything there is, in four groups. What belongs to others opens in a tab of its own. */
export function FooterLinks() {
  const { t } = useLingui();
  const categories = useCategories();
  return (
    <div className={styles.groups}>
      <nav aria-label={t`Games in the footer`}>
        <h2>{t`Games`}</h2>
        <ul>
          {categories.map(({ code, name, link }) => (
            <li key={code}>
              <Link {...link}>{t(name)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Help`}>
        <h2>{t`Help`}</h2>
        <ul>
          <li>
            <Link to="/help">{t`Help centre`}</Link>
          </li>
          <li>
            <OverLink dialog="depositGuide">{t`How to deposit`}</OverLink>
          </li>
          <li>
            <OverLink dialog="contact">{t`Contact us`}</OverLink>
          </li>
          <li>
            <Link to="/promotions">{t`Promotions`}</Link>
          </li>
          <li>
            <Link to="/pointMall">{t`Points mall`}</Link>
          </li>
          <li>
            <Link to="/download">{t`Get the app`}</Link>
          </li>
        </ul>
      </nav>
      <nav aria-label={t`Partners`}>
        <h2>{t`Partners`}</h2>
        <ul>
          <li>
            <OverLink dialog="join">{t`Become an agent`}</OverLink>
          </li>
          <li>
            <Link to="/merchantPage" target="_blank">
              <Trans>Work with us</Trans> <NewTab />
            </Link>
          </li>
          {clubs.map(({ name }, index) => (
            <li key={name}>
              <Link to={sponsorPages[index] ?? '/sponsor1'} target="_blank">
                {name} <NewTab />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Legal`}>
        <h2>{t`Legal`}</h2>
        <ul>
          <li>
            <Link to="." hash="licence">{t`Licence`}</Link>
          </li>
          <li>
            <Link to="." hash="responsible">{t`Responsible play`}</Link>
          </li>
          <li>
            <Link to="/helpmc">{t`Terms and privacy`}</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
