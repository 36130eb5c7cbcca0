import { type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react';

type SecretInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'> & {
  value: string;
};

/** An input for secrets. React writes the value of a controlled input into the `value` attribute, where other scripts can read it; this input sets only the property. */
export function SecretInput({ value, onChange, ...input }: SecretInputProps) {
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
