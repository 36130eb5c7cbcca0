import { withoutInvisible } from './written-text.ts';

/** Signs that keyboards offer in place of an apostrophe. */
const apostrophes = /[´`ʼ‘＇]/g;

/** A name as it is typed, with composed letters, one kind of curled apostrophe and single spaces. */
export function plainName(typed: string): string {
  return withoutInvisible(typed)
    .replaceAll(apostrophes, '’')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first sign that no name on an ID has, such as a digit. Null for none. */
export function signOutsideName(typed: string): string | null {
  return /[^\p{L}\p{M} .,'’\p{Pd}]/u.exec(plainName(typed))?.[0] ?? null;
}
