import { isKey, text } from '../texts/texts.ts';

/** The name of a symbol. */
export function symbolName(symbol: string): string {
  const key = `slot.symbol.${symbol}` as const;
  return isKey(key) ? text(key) : symbol;
}
