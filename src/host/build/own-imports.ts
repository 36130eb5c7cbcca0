/** The position of a dynamic import in a module, and its literal specifier. */
interface DynamicImport {
  readonly start: number;
  readonly end: number;
  readonly specifier: string;
}

/** A relative module, one of `#web`, or a split part of a route: the router's plugin names those by file. */
const ownSpecifier = /^(\.|#web\/)|\?tsr-split=/;

const read = (node: object, key: string): unknown => Reflect.get(node, key);

function dynamicImport(node: object): DynamicImport[] {
  const [type, start, end, source] = ['type', 'start', 'end', 'source'].map((key) =>
    read(node, key),
  );
  if (type !== 'ImportExpression' || typeof source !== 'object' || source === null) return [];
  const specifier = read(source, 'value');
  if (typeof specifier !== 'string' || !ownSpecifier.test(specifier)) return [];
  return [{ start: Number(start), end: Number(end), specifier }];
}

/** The dynamic imports of modules of `src/web` below a node of a syntax tree. */
export function ownImports(node: unknown): DynamicImport[] {
  if (typeof node !== 'object' || node === null) return [];
  return [...dynamicImport(node), ...Object.values(node).flatMap(ownImports)];
}

/** Replaces each import in a text by what `wrap` makes of its text and its place in the list. */
export function replaceImports(
  code: string,
  imports: readonly DynamicImport[],
  wrap: (text: string, at: number) => string,
): string {
  let changed = '';
  let copied = 0;
  for (const [at, { start, end }] of imports.entries()) {
    changed += code.slice(copied, start) + wrap(code.slice(start, end), at);
    copied = end;
  }
  return changed + code.slice(copied);
}
