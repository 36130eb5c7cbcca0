import {
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  /** Error message. */
  error?: string | null | undefined;
  /** Text below the field that stays beside an error message. */
  details?: ReactNode;
  /** A sign before the value, such as a currency. */
  lead?: string;
  /** A control at the end of the field. */
  action?: ReactNode;
  /** The value must not appear in the DOM attributes. */
  secret?: boolean;
};

type SecretInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'> & {
  value: string;
};

/** An input for secrets. React writes the value of a controlled input into the `value` attribute, where other scripts can read it; this input sets only the property. */
function SecretInput({ value, onChange, ...input }: SecretInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (element.current && element.current.value !== value) element.current.value = value;
  });

  return (
    <input
      {...input}
      ref={element}
      onChange={(event) => {
        onChange?.(event);
        rerender();
      }}
    />
  );
}

/** A single-line text field with a label, and a hint or an error message. */
export function TextField({
  label,
  hint,
  error,
  details,
  lead,
  action,
  secret,
  ...attributes
}: TextFieldProps) {
  const id = useId();
  const descriptionId = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const detailsId = details ? `${id}-details` : undefined;
  const described = [descriptionId, detailsId].filter(Boolean).join(' ');
  const input = {
    ...attributes,
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {lead && (
          <span className={styles.lead} aria-hidden="true">
            {lead}
          </span>
        )}
        {secret ? (
          <SecretInput {...input} value={String(attributes.value ?? '')} />
        ) : (
          <input {...input} />
        )}
        {action}
      </div>
      {error ? (
        <p id={descriptionId} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={descriptionId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
      {details && <div id={detailsId}>{details}</div>}
    </div>
  );
}
