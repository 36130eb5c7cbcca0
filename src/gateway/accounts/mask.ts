export { maskMobile } from '../mask-mobile.ts';

/** Masks an e-mail address: `j***@example.com`. */
export function maskEmail(email: string): string {
  return `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`;
}

/** Masks an e-mail address, or a number as somebody has written it: `*** 0101`. */
export function maskContact(contact: string): string {
  if (contact.includes('@')) return maskEmail(contact);
  return contact.length < 8 ? '***' : `*** ${contact.slice(-4)}`;
}

/** Masks a birthday: its year is left. */
export const maskBirthday = (birthday: string): string => `${birthday.slice(0, 4)}-**-**`;

/** Masks a name: `J*** M***`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0x2a)}***`)
    .join(' ');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Masks a nickname that other players see: `Ma***o`; of a short one, only its first character is left. */
export function maskNickname(name: string): string {
  const characters = [...graphemes.segment(name.trim())].map(({ segment }) => segment);
  if (characters.length < 5) return `${characters[0] ?? ''}***`;
  return `${characters.slice(0, 2).join('')}***${characters.at(-1) ?? ''}`;
}
