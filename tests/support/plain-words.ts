/** Lines of comments, titles of tests, and forms that a reader for whom English is a third language has to read twice. */
const comment = /^\s*(?:\/\*\*|\*|\/\/)\s+(.*)/;
/** A docstring that begins with a clause of time. */
const timeFirst = /^\s*\/\*\*\s+When\b/;
const title = /^\s*(?:(?:it|test|describe)(?:\.\w+)*\(|\](?: as const)?\)\()(['"`])(.+)\1/;

/** A title of a test outside of a `describe`, which would be its subject. */
const noSubject =
  /^(?:(?:it|test)(?:\.(?!describe)\w+)*\(|\](?: as const)?\)\()['"`](?:that|which|of|by|is|are|has|have|can|does|do) /;

/** Declarations whose names use a word for which the field has another one. */
const oddName =
  /^\s*(?:export )?(?:async )?(?:const|let|function|interface|type)\s+((?:[Tt]ell|[Tt]old|[Hh]ear|[Ww]ish)(?![a-z])\w*)/;

const hard: readonly { says: RegExp; why: string }[] = [
  {
    says: /^(?:What|Who|Whoever|Whose|Which|Where|Whether|How|Why)\b(?!.*\?)/,
    why: 'begins with a question word: name the thing',
  },
  { says: /\b[Tt](?:hat|hose) of\b/, why: 'says "that of": repeat the noun' },
  {
    says: /\b(?:[Tt]ells?|[Tt]old)\b(?![^`]*`[^`]*$)/,
    why: 'says "tell": write "returns", "shows", "sends", "reports" or "notifies"',
  },
];

/** Names the fault of a line; null when it has none. Only comments must not begin with a question word. */
function faultOf(line: string, isProse: boolean): string | null {
  const text = isProse ? null : comment.exec(line)?.[1];
  const words = isProse ? line : (text ?? title.exec(line)?.[2] ?? '');
  const fault = (text ? hard : hard.slice(1)).find(({ says }) => says.test(words));
  if (fault) return fault.why;
  if (!isProse && noSubject.test(line)) return 'has no subject: name the thing that is tested';
  if (!isProse && timeFirst.test(line)) return 'begins with "When": name the time';
  const name = isProse || text ? undefined : oddName.exec(line)?.[1];
  return name === undefined
    ? null
    : `calls a thing ${name}: write "notify", "receive" or "request"`;
}

/** Hard words in a README, or in the comments, titles of tests and names of a source file, each with its line. */
export function hardWords(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const fault = faultOf(line, file.endsWith('.md'));
    return fault === null ? [] : `${file}:${String(index + 1)} ${fault}`;
  });
}
