import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  children: ReactNode;
  /** Error message. */
  error?: string | null;
};

/** A checkbox with its label. */
export function CheckBox({ children, error, ...input }: CheckBoxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
