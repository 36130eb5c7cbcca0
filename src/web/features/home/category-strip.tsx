import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCategories } from '../../widgets/categories/use-categories.ts';
import styles from './category-strip.module.css';

/** Links to the categories, for small screens. On wide screens the header shows them. */
export function CategoryStrip() {
  const { t } = useLingui();
  return (
    <nav className={styles.categories} aria-label={t`Kinds of games`}>
      {useCategories().map(({ code, name, icon, link }) => (
        <Link key={code} {...link} className={styles.category}>
          <Icon name={icon} />
          <span>{t(name)}</span>
        </Link>
      ))}
    </nav>
  );
}
