import { check, maxLength, pipe, string, transform, trim } from 'valibot';

/** Characters that nobody sees, or that turn the direction of the text around them. Joiners stay: scripts and emoji need them. */
const hiddenRanges = [
  '00ad',
  '034f',
  '061c',
  '115f-\\u1160',
  '17b4-\\u17b5',
  '180e',
  '200b',
  '200e-\\u200f',
  '2028-\\u202e',
  '2060-\\u206f',
  '3164',
  'feff',
  'ffa0',
  'fff9-\\uffff',
];

/** Half surrogates, controls except tabs and ends of lines, tags, and the ranges above. */
const hidden = new RegExp(
  [
    String.raw`\p{Cs}`,
    String.raw`(?![\n\r\t])\p{Cc}`,
    ...hiddenRanges.map((range) => `[\\u${range}]`),
    String.raw`[\u{e0000}-\u{e0fff}]`,
  ].join('|'),
  'gu',
);

/** More combining marks on one character than any language writes. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** A text of one member that others read, without characters that hide or turn text and without piles of marks. */
export function withoutHidden(text: string): string {
  return text.replaceAll(hidden, '').normalize('NFC').replaceAll(piledMarks, '$1');
}

/** True for a text in which something can be seen. */
export const isVisible = (text: string): boolean => /[^\s\p{M}\p{Cf}]/u.test(text);

/** A line that other members or the operator read. It may be empty. */
// @__NO_SIDE_EFFECTS__
export function shownLine(limit: number) {
  return pipe(
    string(),
    maxLength(limit),
    transform((text) => withoutHidden(text).replaceAll(/\s+/g, ' ')),
    trim(),
  );
}

/** A name that other members or the operator read. */
// @__NO_SIDE_EFFECTS__
export function shownNameText(limit: number) {
  return pipe(shownLine(limit), check(isVisible, 'a visible name'));
}
