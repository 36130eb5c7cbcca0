/** Text without case and accents, so that `sirena` finds `Sireña`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Tells whether a name contains all words, in any order. */
export function matches(name: string, words: string): boolean {
  const text = plain(name);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
