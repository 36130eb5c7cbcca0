import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import styles from './side-bar.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { type ContactLink, useContactLinks } from './use-contact-links.ts';
import { useScrolled } from './use-scrolled.ts';

/** The side bar of a large screen: customer service, social channels, help, and back to top. */
export function SideBar() {
  const { t } = useLingui();
  const { services, channels } = useContactLinks();
  const isScrolled = useScrolled();
  return (
    <aside className={styles.bar} aria-label={t`Contact and help`}>
      <Links of={services} tone="lamp" label={t`Customer service`} />
      <Links of={channels} label={t`Find us on`} />
      <ul>
        <li>
          <DialogLink dialog="depositGuide">
            <IconLate name="bulb" />
            <span>{t`How to deposit`}</span>
          </DialogLink>
        </li>
        <li>
          <Link to="/help">
            <Icon name="help" />
            <span>{t`Help`}</span>
          </Link>
        </li>
        <li>
          <Link to="/download">
            <Icon name="download" />
            <span>{t`Get the app`}</span>
          </Link>
        </li>
      </ul>
      {isScrolled && (
        <button type="button" className={styles.top} onClick={scrollToTop}>
          <IconLate name="up" />
          <span>{t`Back to top`}</span>
        </button>
      )}
    </aside>
  );
}

function Links({ of, tone, label }: { of: readonly ContactLink[]; tone?: 'lamp'; label: string }) {
  if (of.length === 0) return null;
  return (
    <ul data-tone={tone} aria-label={label}>
      {of.map(({ name, icon, link }) => (
        <li key={link.href}>
          <a {...link}>
            <IconLate name={icon} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
