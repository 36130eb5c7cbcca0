/** Format characters, such as zero-width spaces and marks of direction, and variation selectors. Nobody sees them. */
const invisible = /[\p{Cf}\ufe0e\ufe0f]/gu;

/** A text without the characters that nobody sees and that copied numbers often carry. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a decimal digit of any script: the ten digits of a script follow each other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/**
 * A text with the digits 0 to 9 only: digits of other scripts, full-width letters and signs become plain ones, and invisible
 * characters go. Raised digits and fractions stay as they are: `5²` is not 52.
 */
export function plainDigits(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitValue);
}
