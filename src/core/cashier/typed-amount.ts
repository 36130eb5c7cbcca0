import type { Centavos } from '#contract/model/money.ts';

/** Reads an amount in pesos as it is typed, such as `99.5`, without a float. Null for any other text, and from a billion on. */
export function typedAmount(text: string): Centavos | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
