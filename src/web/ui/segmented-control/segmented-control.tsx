import { useId } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { IconLate, type LateIconName } from '../icon-late/icon-late.tsx';
import styles from './segmented-control.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | LateIconName;
  /** Language of the label, when it differs from the page. */
  readonly lang?: string;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Shows the icons only. Screen readers still read the labels. */
  compact?: boolean;
}

/** A choice of one value from a few, side by side (radio buttons). */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChoose,
  compact = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.control} data-compact={compact || undefined}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} title={option.label} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.icon && <IconLate name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
