/** A bar of a chart: its upper edge and its height, in units of the chart. */
interface Bar {
  readonly y: number;
  readonly size: number;
}

/**
 * The bars of a chart of some height, and the place of its zero line. Values below zero hang from the line; a value other
 * than zero is at least one unit high, so that it can be seen.
 */
export function barsOf(
  values: readonly number[],
  height: number,
): { readonly bars: readonly Bar[]; readonly zero: number } {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const range = top - bottom || 1;
  const zero = (top / range) * height;
  const line = top === 0 && bottom === 0 ? height : zero;
  const bars = values.map((value) => {
    const size = value === 0 ? 0 : Math.max(1, (Math.abs(value) / range) * height);
    return { y: value > 0 ? Math.max(0, line - size) : Math.min(line, height - size), size };
  });
  return { bars, zero: line };
}
