import type { ComponentProps, ReactNode } from 'react';
import styles from './check-box.module.css';

type Given = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  children: ReactNode;
};

/** A box to tick, with its words beside it. */
export function CheckBox({ children, ...input }: Given) {
  return (
    <label className={styles.label}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
