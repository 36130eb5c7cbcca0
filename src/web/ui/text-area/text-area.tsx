import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string;
  hint?: string;
  /** Error message. */
  error?: string | null | undefined;
  /** Number of characters so far and at most, as people count them. */
  count: { readonly of: number; readonly most: number };
};

/** A text field of several lines with a label, a counter, and a hint or an error message. */
export function TextArea({ label, hint, error, count, ...attributes }: TextAreaProps) {
  const id = useId();
  const about = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={3}
        {...attributes}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-about`}
      />
      <div id={`${id}-about`} className={styles.about}>
        <p data-error={error ? true : undefined}>
          {error && <Icon name="alert" />}
          <span>{about}</span>
        </p>
        <span data-over={count.of > count.most || undefined}>
          <span translate="no">{count.of}</span> / <span translate="no">{count.most}</span>
        </span>
      </div>
    </div>
  );
}
