import { useId } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './segmented-control.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  /** The language of the label, where it is another. */
  readonly lang?: string;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Only the drawings are seen; the words are still read out. */
  compact?: boolean;
}

/** One of a few, side by side. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChoose,
  compact = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-compact={compact || undefined}>
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
            {option.icon && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
