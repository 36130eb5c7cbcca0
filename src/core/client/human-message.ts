const longest = 200;
const numberAtEnd = /\s*#\d+$/;
const tag = /<[^>]*>/;
const codeLike = /^[\w.:/-]+$/;
const traceLike = /\n|\bat \S+[.:(]|\b\w*(?:Exception|Error):|[{}]/;

/** A gateway's message without the number some gateways append, such as ` #543`. */
export function withoutNumber(message: string | null): string | null {
  return message?.replace(numberAtEnd, '').trim() ?? null;
}

/** The message when it reads as written for people: short, and neither HTML, nor a code, nor a trace. */
export function humanMessage(message: string | null): string | null {
  const words = withoutNumber(message) ?? '';
  if (words === '' || words.length > longest) return null;
  return tag.test(words) || codeLike.test(words) || traceLike.test(words) ? null : words;
}
