/** Combining marks of Latin letters. Thai marks are not accents. */
const accents = /[\u0300-\u036f]/g;

/** Text without capitals and accents, as searches compare it: `pinata` finds `Piñata`. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase();
}
