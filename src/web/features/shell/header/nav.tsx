import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCategories } from '../../../widgets/categories/use-categories.ts';
import styles from './nav.module.css';
import { CategoryItem } from '../panels/category-item.tsx';

/** The way to every kind of game, each with its vendors in a panel where there is room. On phones the menu and the bar at the foot stand in for it. */
export function Nav() {
  const { t } = useLingui();
  const categories = useCategories();
  return (
    <nav className={styles.nav} aria-label={t`Games`}>
      <ul>
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            <Icon name="home" />
            {t`Home`}
          </Link>
        </li>
        {categories.map((category) => (
          <CategoryItem key={category.code} category={category} />
        ))}
        <li>
          <Link to="/promotions">
            <Icon name="gift" />
            {t`Promotions`}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
