import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Tagalog texts of the check. */
export const TY: Translation<typeof EN> = {
  'check.title': 'Nandiyan ka ba?',
  'check.task': 'I-slide ang ilaw papunta sa parola. Sa keyboard, pindutin ang End.',
  'check.thanks': 'Salamat. Nandiyan ka nga.',
  'check.close': 'Isara nang walang pagsusuri',
  'check.note': 'Kapalit ito ng pagsusuri ng vendor habang sinusubukan mo ang Parola.',
};
