/**
 * Ids of the messages that describe the pattern of a registration field: 0 any text, 1 a letter first, 2 letters and Chinese,
 * 3 e-mail, 4 no special characters, 5 letters and digits together, 6 digits, 7 with a capital, 8 English letters and spaces,
 * 9 no spaces, 10 Chinese and symbols, 11 yyyy-MM-dd, 12 two letters with spaces, 13 MM-dd-yyyy, 14 letters and digits only,
 * 15 Korean, 16 Thai, 17 Thai or English, 18 capitals and spaces, 19 letters, digits and symbols.
 */
export const patternIds = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
] as const;

export type PatternId = (typeof patternIds)[number];

/** Narrows an id of a gateway. An unknown id becomes 0, any text. */
export function patternIdOf(id: number): PatternId {
  return patternIds.find((known) => known === id) ?? 0;
}
