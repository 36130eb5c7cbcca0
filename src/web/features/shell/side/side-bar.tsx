import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import styles from './side-bar.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { useContactLinks } from './use-contact-links.ts';
import { useScrolled } from './use-scrolled.ts';

/** The side bar of a large screen: the first customer service, the deposit guide, help and the app. "More" opens all contacts. */
export function SideBar() {
  const { t } = useLingui();
  const isScrolled = useScrolled();
  return (
    <aside className={styles.bar} aria-label={t`Contact and help`}>
      <ul>
        <li>
          <FirstService />
        </li>
        <li>
          <DialogLink dialog="depositGuide" title={t`How to deposit`}>
            <IconLate name="bulb" />
            <Trans>Deposit</Trans>
          </DialogLink>
        </li>
        <li>
          <Link to="/help">
            <Icon name="help" />
            <Trans>Help</Trans>
          </Link>
        </li>
        <li>
          <Link to="/download" title={t`Get the app`}>
            <Icon name="download" />
            <Trans>App</Trans>
          </Link>
        </li>
        <li>
          <DialogLink dialog="contact" title={t`All ways to reach us`}>
            <Icon name="menu" />
            <Trans>More</Trans>
          </DialogLink>
        </li>
      </ul>
      {isScrolled && (
        <button type="button" className={styles.top} onClick={scrollToTop} title={t`Back to top`}>
          <IconLate name="up" />
          <Trans>Back to top</Trans>
        </button>
      )}
    </aside>
  );
}

/** The first customer service; all contacts where there is none. */
function FirstService() {
  const [first] = useContactLinks().services;
  if (first === undefined) {
    return (
      <DialogLink dialog="contact">
        <IconLate name="headset" />
        <Trans>Contact</Trans>
      </DialogLink>
    );
  }
  return (
    <a {...first.link} title={first.name} className={styles.service}>
      <IconLate name={first.icon} />
      <span>{first.name}</span>
    </a>
  );
}
