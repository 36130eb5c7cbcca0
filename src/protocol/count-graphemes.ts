let segmenter: Intl.Segmenter | null = null;

/** Counts the characters of a text as people count them: an emoji of several code points is one. */
export function countGraphemes(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
