import type { ReactNode } from 'react';

/** The states of a part, by their names. Two of them never look alike. */
export type Specimens = Readonly<Record<string, ReactNode>>;

/** One specimen for each value. Its name is the value, unless `nameOf` says another. */
export function each<const Value>(
  values: readonly Value[],
  show: (value: Value) => ReactNode,
  nameOf: (value: Value) => string = String,
): Specimens {
  return Object.fromEntries(values.map((value) => [nameOf(value), show(value)]));
}
