import { plainDigits } from '#protocol/written-text.ts';

/** Reads a code of `length` digits from typed or pasted text: any script, with spaces or dashes, or inside a message. */
export function readCode(input: string, length: number): string {
  const text = plainDigits(input);
  const inMessage = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text);
  return inMessage?.[0] ?? text.replaceAll(/\D/g, '').slice(0, length);
}
