/** The figures of Thai, which Thai keyboards offer. */
const thaiZero = '๐'.charCodeAt(0);

function latin(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[๐-๙]/g, (figure) => String(figure.charCodeAt(0) - thaiZero));
}

/** The code in what was typed or pasted: its digits in any writing, with spaces or dashes between, or out of a whole message. */
export function readCode(typed: string, length: number): string {
  const text = latin(typed);
  const inMessage = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text);
  return inMessage?.[0] ?? text.replaceAll(/\D/g, '').slice(0, length);
}
