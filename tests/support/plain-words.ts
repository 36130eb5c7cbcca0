/** Lines of comments, titles of tests, and forms that a reader for whom English is a third language has to read twice. */
const comment = /^\s*(?:\/\*\*|\*|\/\/)\s+(.*)/;
const title = /^\s*(?:(?:it|test|describe)(?:\.\w+)*\(|\](?: as const)?\)\()(['"`])(.+)\1/;

/** Declarations whose names use a word for which the field has another one. */
const oddName =
  /^\s*(?:export )?(?:async )?(?:const|let|function|interface|type)\s+((?:[Tt]ell|[Tt]old|[Hh]ear|[Ww]ish)(?![a-z])\w*)/;

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

/** Names the fault of a line; null when it has none. The title of a test may begin with a question word: it follows its `describe`. */
function faultOf(line: string): string | null {
  const text = comment.exec(line)?.[1];
  const rules = text === undefined ? hard.slice(1) : hard;
  const words = text ?? title.exec(line)?.[2] ?? '';
  const fault = rules.find(({ says }) => says.test(words));
  if (fault) return fault.why;
  const name = text === undefined ? oddName.exec(line)?.[1] : undefined;
  return name === undefined
    ? null
    : `calls a thing ${name}: write "notify", "receive" or "request"`;
}

/** Hard words in the comments, titles of tests and names of a file, each with its line. */
export function hardWords(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const fault = faultOf(line);
    return fault === null ? [] : `${file}:${String(index + 1)} ${fault}`;
  });
}
