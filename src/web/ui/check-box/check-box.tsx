import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  children: ReactNode;
  /** What is wrong while it is not ticked. */
  error?: string | null;
};

/** A box to tick, with its words beside it. */
export function CheckBox({ children, error, ...input }: CheckBoxProps) {
  const told = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? told : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={told} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
