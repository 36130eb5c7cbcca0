import type { Centavos } from './model/money.ts';
import { plainDigits } from './written-text.ts';

/**
 * An amount as it was read, or the reason for which it was not.
 *
 * - `unreadable`: no amount.
 * - `decimals`: more than two decimals. They are never cut.
 * - `twoWays`: `1.250` is 1250 in one country and 1.25 in another. `readings` are both, the larger one first.
 */
type WrittenAmount =
  | { readonly centavos: Centavos }
  | { readonly fault: 'unreadable' | 'decimals' }
  | { readonly fault: 'twoWays'; readonly readings: readonly [Centavos, Centavos] };

/** The currency in front of an amount or behind it. */
const currency = /^(?:₱|p(?:hp)?)\s*|\s*(?:₱|php|pesos?)$/gi;

/** Digits without grouping, with decimals after a point or a comma. */
const plain = /^(\d{0,12})(?:[.,](\d{0,2}))?$/;

/** Digits in groups of three, with decimals after a point or a comma that is not the mark of the groups. */
const grouped = /^([1-9]\d{0,2}(?:([,. ])\d{3})(?:\2\d{3}){0,2})(?:(?!\2)[.,](\d{0,2}))?$/;

/** An amount with three decimals or more. */
const tooExact = /^\d*[.,]\d{3,}$|^\d{1,3}([,. ])\d{3}(?:\1\d{3})*(?!\1)[.,]\d{3,}$/;

const onePoint = /^(\d{1,3})\.(\d\d)0$/;

function centavosOf(whole: string, decimals = ''): Centavos {
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Reads an amount in pesos as people write it, without a float: `1,250.50`, `1.250,50`, `₱12,50`. It has at most twelve digits before the decimals. */
export function writtenAmount(typed: string): WrittenAmount {
  const text = plainDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .trim()
    .replaceAll(currency, '')
    .replaceAll(/\s/g, ' ');
  const [, whole = '', mark, decimals] = grouped.exec(text) ?? [];
  if (mark === '.' && decimals === undefined && whole.length < 8) {
    const [, pesos, rest] = onePoint.exec(text) ?? [];
    if (pesos === undefined) return { fault: 'decimals' };
    return { fault: 'twoWays', readings: [centavosOf(whole), centavosOf(pesos, rest)] };
  }
  if (mark !== undefined) return { centavos: centavosOf(whole, decimals) };
  const ungrouped = plain.exec(text);
  if (ungrouped && /\d/.test(text))
    return { centavos: centavosOf(ungrouped[1] ?? '', ungrouped[2]) };
  return { fault: tooExact.test(text) ? 'decimals' : 'unreadable' };
}

/** The centavos of an amount as it is typed. Null while it is none that can be read in one way. */
export function typedAmount(typed: string): Centavos | null {
  const amount = writtenAmount(typed);
  return 'centavos' in amount ? amount.centavos : null;
}

/** A whole number as it is typed, with or without grouping. Null for anything else, such as `10.50` and `1.250`. */
export function typedWhole(typed: string): number | null {
  const hundredths = typedAmount(typed) ?? 1;
  return hundredths % 100 === 0 ? hundredths / 100 : null;
}
