import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './nav.module.css';
import { useCategories } from '../../use-categories.ts';

/** The way to every kind of game. On phones the menu and the bar at the foot stand in for it. */
export function Nav() {
  const { t } = useLingui();
  const categories = useCategories();
  return (
    <nav className={styles.nav} aria-label={t`Games`}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="home" />
        {t`Home`}
      </Link>
      {categories.map(({ code, name, icon, link }) => (
        <Link key={code} {...link} activeOptions={{ includeSearch: code === 'BINGO' }}>
          <Icon name={icon} />
          {t(name)}
        </Link>
      ))}
      <Link to="/promotions">
        <Icon name="gift" />
        {t`Promotions`}
      </Link>
    </nav>
  );
}
