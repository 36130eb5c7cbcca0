import { assert, integer, property } from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { pesos, toPesos } from './money.ts';

/** Pesos with grouping and two decimals. */
function grouped(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${centavos < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

describe('an amount on the wire', () => {
  it('is the same as a number, as text and with grouping', () => {
    const amount = integer({ min: -9_000_000_000_000_00, max: 9_000_000_000_000_00 });
    assert(
      property(amount, (centavos) => {
        const plain = grouped(centavos).replaceAll(',', '');
        for (const wire of [toPesos(centavos), plain, grouped(centavos)]) {
          expect(parse(pesos(), wire)).toBe(centavos + 0);
        }
      }),
    );
  });

  it('moves the point of a text, and rounds what is less than a centavo', () => {
    const texts = ['0.5', '96.5', '1,250.00', '0.004', '0.005', '1.999', '7', '0.29', '-0.00'];
    expect(texts.map((text) => parse(pesos(), text))).toEqual([
      50, 9_650, 125_000, 0, 1, 200, 700, 29, 0,
    ]);
  });

  it.each(['', 'abc', '1.2.3', '1,25', '12,34.5', '1e3', '0x10', '9'.repeat(17), NaN, Infinity])(
    'is not %j',
    (wire) => expect(safeParse(pesos(), wire).success).toBe(false),
  );

  it.each([null, undefined, true, {}, ['5']])('is not %j', (wire) => {
    expect(safeParse(pesos(), wire).success).toBe(false);
  });
});
