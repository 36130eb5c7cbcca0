import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { SecretInput } from './secret-input.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what stands in it. */
  error?: string | null | undefined;
  /** Something to press inside the field, at its end. */
  action?: ReactNode;
  /** What stands in it is not to be read out of the page. */
  secret?: boolean;
};

/** A field of one line with its label, a hint, and words when something is wrong. */
export function TextField({ label, hint, error, action, secret, ...given }: TextFieldProps) {
  const id = useId();
  const told = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const input = {
    ...given,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': told,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {secret ? (
          <SecretInput {...input} value={String(given.value ?? '')} />
        ) : (
          <input {...input} />
        )}
        {action}
      </div>
      {error ? (
        <p id={told} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={told} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
