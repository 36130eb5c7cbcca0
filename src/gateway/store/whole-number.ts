/** Reads an int8. Amounts and times stay far below 2^53; what does not is an error, never a rounded number. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} cannot be held exactly`);
  return number;
}
