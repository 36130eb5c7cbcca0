import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Children, type ReactNode } from 'react';
import { clubs } from '#core/brand-partners.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { useCategories } from '../../../widgets/categories/use-categories.ts';
import { NewTabIcon } from '../../../ui/new-tab-icon/new-tab-icon.tsx';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import styles from './footer-links.module.css';

const sponsorPages = ['/sponsor1', '/sponsor2', '/sponsor3'] as const;

/** Links to all parts of the site, in four groups. Partner pages open in a new tab. */
export function FooterLinks() {
  const { t } = useLingui();
  const categories = useCategories();
  const isOn = useModules();
  return (
    <div className={styles.groups}>
      <Group title={t`All games`}>
        {categories.map(({ code, name, link }) => (
          <Link key={code} {...link}>
            {t(name)}
          </Link>
        ))}
      </Group>
      <Group title={t`Help and offers`}>
        <Link to="/help">{t`Help centre`}</Link>
        {isOn('DPSTBAS3') && <DialogLink dialog="depositGuide">{t`How to deposit`}</DialogLink>}
        <DialogLink dialog="contact">{t`Contact us`}</DialogLink>
        <Link to="/promotions">{t`Promotions`}</Link>
        {isOn('PTSYS3') && <Link to="/pointMall">{t`Points mall`}</Link>}
        <Link to="/download">{t`Get the app`}</Link>
      </Group>
      <Partners />
      <Group title={t`Legal`}>
        <Link to="." search hash="licence">{t`Licence`}</Link>
        <Link to="/responsible-gaming">{t`Responsible play`}</Link>
        <Link to="/help" search={{ topic: 'about.terms' }}>{t`Terms and privacy`}</Link>
      </Group>
    </div>
  );
}

function Partners() {
  const { t } = useLingui();
  return (
    <Group title={t`Partners`}>
      <DialogLink dialog="join">{t`Become an agent`}</DialogLink>
      <Link to="/merchantPage" target="_blank">
        <Trans>Work with us</Trans> <NewTabIcon />
      </Link>
      {clubs.map(({ name }, index) => (
        <Link key={name} to={sponsorPages[index] ?? '/sponsor1'} target="_blank">
          <span translate="no">{name}</span> <NewTabIcon />
        </Link>
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
    </nav>
  );
}
