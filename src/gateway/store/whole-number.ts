/** Parses an int8. Throws a RangeError beyond 2^53, so that no number is rounded. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} cannot be held exactly`);
  return number;
}
