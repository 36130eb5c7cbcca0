import { useId } from 'react';
import styles from './slider-field.module.css';

interface SliderFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number between two bounds, by a slider: arrow keys move it too. */
export function SliderField({ label, onChange, ...range }: SliderFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
