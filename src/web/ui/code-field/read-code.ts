/** Thai digits, which Thai keyboards offer. */
const thaiZero = '๐'.charCodeAt(0);

function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** Reads a code of `length` digits from typed or pasted text: any script, with spaces or dashes, or inside a message. */
export function readCode(input: string, length: number): string {
  const text = latinDigits(input);
  const inMessage = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text);
  return inMessage?.[0] ?? text.replaceAll(/\D/g, '').slice(0, length);
}
