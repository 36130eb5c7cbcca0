import type { IconName } from '../icon/icon.tsx';
import { shapes } from '../icon/shapes.ts';
import { type LateIconName, lateShapes } from './late-shapes.ts';
import styles from './icon-late.module.css';

export type { LateIconName };

const allShapes = { ...shapes, ...lateShapes };

/** An icon that the first page does not need: its shape loads with the chunk that shows it. It knows the other icons too. Decorative. */
export function IconLate({ name }: { name: LateIconName | IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={allShapes[name]} />
    </svg>
  );
}
