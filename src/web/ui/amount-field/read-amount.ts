/** Thai digits, which keyboards of the language type. Their code points follow each other. */
const thaiDigits = /[๐-๙]/g;
const thaiZero = '๐'.charCodeAt(0);

/** Reads an amount from typed or pasted text: digits with at most one point and two decimals, without grouping. Empty for a number with an exponent. */
export function readAmount(input: string): string {
  const text = input
    .normalize('NFKC')
    .replaceAll(thaiDigits, (digit) => String(digit.charCodeAt(0) - thaiZero));
  if (/\de[+-]?\d/i.test(text)) return '';
  const [whole = '', ...decimals] = text.replaceAll(/[^\d.]/g, '').split('.');
  const plain = whole.replace(/^0+(?=\d)/, '').slice(0, 12);
  if (decimals.length === 0) return plain;
  return `${plain || '0'}.${decimals.join('').slice(0, 2)}`;
}
