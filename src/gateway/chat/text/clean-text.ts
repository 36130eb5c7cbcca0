import { countGraphemes } from '#contract/count-graphemes.ts';
import { ChatRefusal } from '../chat-refusal.ts';

/** Longest text of a message: characters as people count them, and UTF-16 units. */
const longestText = 500;
const mostUnits = 4_000;
const mostLines = 12;

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

/** Half surrogates, control characters except tabs and ends of lines, and characters that are invisible or turn the direction. */
const hidden = new RegExp(
  [
    String.raw`\p{Cs}`,
    String.raw`(?![\n\t])\p{Cc}`,
    ...hiddenRanges.map((range) => `[\\u${range}]`),
    String.raw`[\u{e0000}-\u{e0fff}]`,
  ].join('|'),
  'gu',
);

/** More combining marks on one character than any language writes. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * The text of a message as it is stored: without characters that hide or turn text, without piles of marks, and with few
 * empty lines. Refusals `empty` and `too_long`.
 */
export function cleanText(written: string): string {
  if (written.length > mostUnits * 4) throw new ChatRefusal('too_long');
  const lines = written
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(hidden, '')
    .normalize('NFC')
    .replaceAll(piledMarks, '$1')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n\s*\n/g, '\n\n')
    .trim()
    .split('\n');
  const text = [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')]
    .join('\n')
    .trim();
  if (!/[^\s\p{M}\p{Cf}]/u.test(text)) throw new ChatRefusal('empty');
  if (text.length > mostUnits || countGraphemes(text) > longestText) {
    throw new ChatRefusal('too_long');
  }
  return text;
}
