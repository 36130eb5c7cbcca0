import { SelectField } from '../../../ui/select-field/select-field.tsx';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** Values with their names, in their order. */
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one value from a list. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ChoiceFieldProps<Value>) {
  return (
    <SelectField
      label={label}
      options={options.map(([one, name]) => ({ value: one, label: name }))}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => one === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    />
  );
}
