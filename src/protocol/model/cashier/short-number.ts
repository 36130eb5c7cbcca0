/** Letters and digits of a short number. */
const length = 8;

/**
 * A number that a player can read to support, from the end of a long id: `7F3A-90C2`. Not unique: who searches by it gets all that
 * end like this. An id that is short already is its own short number.
 */
export function shortNumber(id: string): string {
  const text = id.replaceAll('-', '');
  if (text.length <= length + 4) return id;
  const end = text.slice(-length).toUpperCase();
  return `${end.slice(0, length / 2)}-${end.slice(length / 2)}`;
}

/** The end of an id in the store that a written short number means, such as `7f3a90c2`. Null for any other text. */
export function endOfShortNumber(text: string): string | null {
  const written = /^#?\s*([\da-f]{4})[\s-]?([\da-f]{4})$/i.exec(text.trim());
  return written ? `${written[1]}${written[2]}`.toLowerCase() : null;
}
