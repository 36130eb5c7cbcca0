import { Link } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import styles from './brand-link.module.css';

/** The logo and the name of the brand, as a link to the home page. */
export function BrandLink() {
  const { brand } = useApp();
  return (
    <Link to="/" className={styles.brand}>
      <span>{brand.name}</span>
      <BrandMark />
    </Link>
  );
}
