import { type ReactNode, useState } from 'react';

interface WithValueProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a control, so that it can be used in the gallery. */
export function WithValue<Value>({ first, children }: WithValueProps<Value>) {
  const [value, set] = useState(first);
  return children(value, set);
}
