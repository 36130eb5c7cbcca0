/** Characters that change the direction of the text around them, or are no text: controls, apart from a line break. */
const hidden = /[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;
/** Marks above and below a character, beyond what languages use. */
const stacked = /(\p{M}{4})\p{M}+/gu;
/** Lone halves of a surrogate pair, which no store takes. */
const broken = /\p{Cs}/gu;

/** Cleans a text of a member that other members read: no hidden controls, no towers of marks, at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(broken, '')
    .replace(hidden, '')
    .normalize('NFC')
    .replace(stacked, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
