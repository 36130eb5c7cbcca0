import type { Words } from './chat-words.ts';
import { chinese } from './languages/chinese.ts';
import { english } from './languages/english.ts';
import { tagalog } from './languages/tagalog.ts';
import { thai } from './languages/thai.ts';

const all: Record<string, Words> = { EN: english, TY: tagalog, CN: chinese, TH: thai };

/** The texts of a language by its wire code; English for unknown codes. */
export function wordsOf(language: string): Words {
  return all[language] ?? english;
}

/** A text with a value in its place. */
export function fill(text: string, value: string | number) {
  return text.replace('{0}', () => String(value));
}
