const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '<br>',
};

/** A plain text as HTML: nothing in it is markup, and its lines stay. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>\n]/g, (character) => entities[character] ?? '');
}
