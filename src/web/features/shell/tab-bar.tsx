import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { categoryLink } from '../../widgets/categories/category-links.ts';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { backgroundComponent } from '../../lib/lazy-component.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { useUnread } from '../../widgets/player/use-unread.ts';
import styles from './tab-bar.module.css';

/** The category that the bar links to. */
const games = categoryLink('RNG');

/** The header of a member has it too: guests load it never. */
const UnreadBadge = backgroundComponent<{ unread: number; look: 'corner' }>(() =>
  import('../../widgets/player/unread-badge.tsx').then((loaded) => loaded.UnreadBadge),
);

/** The main links, at the bottom of a phone: five, or four while deposits are off. */
export function TabBar() {
  const { t } = useLingui();
  const isMember = useSignedIn();
  const toDialog = useDialogLink();
  const login = toDialog('login');
  const unread = useUnread();
  const takesDeposits = useModules(true)('DPSTBAS3');
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="home" />
        <span>{t`Home`}</span>
      </Link>
      <Link {...games.link} activeOptions={{ includeSearch: false }}>
        <Icon name={games.icon} />
        <span>{t`Games`}</span>
      </Link>
      {takesDeposits && (
        <Link
          {...(isMember ? { to: '/member', search: { page: 'deposit' } } : login)}
          activeOptions={{ includeSearch: true }}
          className={styles.deposit}
        >
          <span>
            <Icon name="coin" />
          </span>
          <span>{t`Deposit`}</span>
        </Link>
      )}
      <Link to="/promotions">
        <Icon name="gift" />
        <span>{t`Promotions`}</span>
      </Link>
      <Link
        {...(isMember ? { to: '/member' } : login)}
        activeOptions={{ exact: true, includeSearch: true }}
      >
        <span className={styles.me}>
          <Icon name="user" />
          {unread > 0 && <UnreadBadge unread={unread} look="corner" />}
        </span>
        <span>{t`Me`}</span>
      </Link>
    </nav>
  );
}
