import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCategories } from '../../../widgets/categories/use-categories.ts';
import styles from './nav.module.css';
import { CategoryItem } from '../panels/category-item.tsx';

/** Links to all categories of games, with a panel of vendors each on wide screens. Phones have the menu and the tab bar instead. */
export function Nav() {
  const { t } = useLingui();
  const categories = useCategories();
  return (
    <nav className={styles.nav} aria-label={t`Games`}>
      <ul>
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            <Icon name="home" />
            <span>{t`Home`}</span>
          </Link>
        </li>
        {categories.map((category) => (
          <CategoryItem key={category.code} category={category} />
        ))}
        <li>
          <Link to="/promotions">
            <Icon name="gift" />
            <span>{t`Promotions`}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
