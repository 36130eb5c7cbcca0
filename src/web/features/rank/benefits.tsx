import { Icon } from '../../ui/icon/icon.tsx';
import styles from './benefits.module.css';

/** Everything that a level gives. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit, place) => (
        <li key={place}>
          <Icon name="check" />
          <bdi>{benefit}</bdi>
        </li>
      ))}
    </ul>
  );
}
