import { isVisible, withoutHidden } from '#protocol/hidden-characters.ts';
import { countGraphemes } from '#protocol/count-graphemes.ts';
import { ChatRefusal } from './chat-refusal.ts';

/** Longest text of a message: characters as people count them, and UTF-16 units. */
const longestText = 500;
const mostUnits = 4_000;
const mostLines = 12;

/**
 * The text of a message as it is stored: without characters that hide or turn text, without piles of marks, and with few
 * empty lines. Refusals `empty` and `too_long`.
 */
export function cleanText(written: string): string {
  if (written.length > mostUnits * 4) throw new ChatRefusal('too_long');
  const lines = withoutHidden(written.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n\s*\n/g, '\n\n')
    .trim()
    .split('\n');
  const text = [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')]
    .join('\n')
    .trim();
  if (!isVisible(text)) throw new ChatRefusal('empty');
  if (text.length > mostUnits || countGraphemes(text) > longestText) {
    throw new ChatRefusal('too_long');
  }
  return text;
}
