import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

/** The greatest length of a function, in lines with code. */
const maxLines = 60;

/** A factory, by its name: its body declares the functions of the thing that it creates. */
const factoryName = /^create[A-Z]/;

/** A function in a source text, with its first and last line counted from 0. */
interface FoundFunction {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** The line of each offset of a text. */
function lineCounter(source: string): (offset: number) => number {
  return (offset) => source.slice(0, offset).split('\n').length - 1;
}

function functionsOf(program: ESTree.Program, lineOf: (offset: number) => number) {
  const found: FoundFunction[] = [];
  const names = new Map<number, string>();
  const note = (key: ESTree.Node, value: ESTree.Node | null) => {
    if (value !== null && key.type === 'Identifier') names.set(value.start, key.name);
  };
  const add = ({ start, end }: ESTree.Node, name = names.get(start) ?? 'a function') =>
    found.push({ name, first: lineOf(start), last: lineOf(end) });
  new Visitor({
    VariableDeclarator: ({ id, init }) => note(id, init),
    Property: ({ key, value }) => note(key, value),
    MethodDefinition: ({ key, value }) => note(key, value),
    FunctionDeclaration: (node) => void add(node, node.id?.name),
    FunctionExpression: (node) => void add(node, node.id?.name),
    ArrowFunctionExpression: (node) => void add(node),
  }).visit(program);
  return found;
}

/** The numbers of the lines with code: blank lines and comments do not count. */
function codeLines(source: string, comments: ParseResult['comments']): number[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let code = source;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end);
  }
  return code.split('\n').flatMap((line, number) => (line.trim() === '' ? [] : number));
}

/** In a factory, each function inside counts as one line; it has a length of its own. */
function linesOf(one: FoundFunction, all: readonly FoundFunction[], code: readonly number[]) {
  const own = code.filter((line) => line >= one.first && line <= one.last);
  if (!factoryName.test(one.name)) return own.length;
  const inner = all.filter(
    (other) => other !== one && other.first >= one.first && other.last <= one.last,
  );
  return own.filter((line) => !inner.some(({ first, last }) => line > first && line <= last))
    .length;
}

/** The functions of a file that are longer than 60 lines, one sentence each. */
export function longFunctions(file: string, source: string): string[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file}: cannot be parsed`];
  const code = codeLines(source, comments);
  if (code.length <= maxLines) return [];
  const all = functionsOf(program, lineCounter(source));
  return all.flatMap((one) => {
    const lines = linesOf(one, all, code);
    return lines > maxLines ? [`${file}: ${one.name} has ${lines} lines`] : [];
  });
}
