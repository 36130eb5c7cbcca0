import { type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react';

type SecretInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'> & {
  value: string;
};

/** An input for what nobody else is to read: React copies what stands in other inputs into the page, as an attribute. */
export function SecretInput({ value, onChange, ...input }: SecretInputProps) {
  const place = useRef<HTMLInputElement>(null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    if (place.current && place.current.value !== value) place.current.value = value;
  });

  return (
    <input
      {...input}
      ref={place}
      onChange={(event) => {
        onChange?.(event);
        lookAgain();
      }}
    />
  );
}
