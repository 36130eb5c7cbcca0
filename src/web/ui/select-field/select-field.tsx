import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './select-field.module.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  label: string;
  options: readonly SelectOption[];
  /** The option with an empty value, for a choice that can be left open. */
  placeholder?: string;
  /** Error message. */
  error?: string | null | undefined;
};

/** A choice from a list, with the picker of the browser. An empty value means that nothing is chosen. */
export function SelectField({
  label,
  options,
  placeholder,
  error,
  ...attributes
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          {...attributes}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
