const longest = 200;
const numberAtEnd = /\s*#\d+$/;
const tag = /<[^>]*>/;
const codeLike = /^[\w.:/-]+$/;
const traceLike = /\n|\bat \S+[.:(]|\b\w*(?:Exception|Error):|[{}]/;

/** Removes the number that some gateways append to a message, such as ` #543`. */
export function withoutNumber(message: string | null): string | null {
  return message?.replace(numberAtEnd, '').trim() ?? null;
}

/** Returns the message if it is written for people: short, and not HTML, a code or a stack trace. Otherwise null. */
export function humanMessage(message: string | null): string | null {
  const words = withoutNumber(message) ?? '';
  if (words === '' || words.length > longest) return null;
  return tag.test(words) || codeLike.test(words) || traceLike.test(words) ? null : words;
}
