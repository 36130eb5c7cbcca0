/** Lines of comments, and forms that a reader for whom English is a third language has to read twice. */
const comment = /^\s*(?:\/\*\*|\*|\/\/)\s+(.*)/;

const hard: readonly { says: RegExp; why: string }[] = [
  {
    says: /^(?:What|Who|Whoever|Which|Where|Whether)\b(?!.*\?)/,
    why: 'begins with a question word: name the thing',
  },
  { says: /\b[Tt](?:hat|hose) of\b/, why: 'says "that of": repeat the noun' },
  {
    says: /\b(?:[Tt]ells?|[Tt]old)\b(?![^`]*`[^`]*$)/,
    why: 'says "tell": write "returns", "shows", "sends", "reports" or "notifies"',
  },
];

/** Faults of the comments of a file, each with its line. */
export function hardComments(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const text = comment.exec(line)?.[1];
    if (text === undefined) return [];
    const fault = hard.find(({ says }) => says.test(text));
    return fault ? `${file}:${String(index + 1)} ${fault.why}` : [];
  });
}
