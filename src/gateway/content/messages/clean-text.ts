import { withoutHidden } from '#protocol/hidden-characters.ts';

/** Cleans a text of a member that other members read: no hidden characters, no towers of marks, at most one empty line in a row. */
export function cleanText(text: string): string {
  return withoutHidden(text.replace(/\r\n?/g, '\n').replace(/\t/g, ' '))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
