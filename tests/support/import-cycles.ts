import { posix } from 'node:path';

/** Specifiers of imports. Template text of generated code, such as `import('${file}')`, is none. */
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\s(){}$]+)\1/g;

export function importsOf(source: string): string[] {
  return [...source.matchAll(specifiers)].flatMap(([, , specifier]) => specifier ?? []);
}

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** The file that an import means, or null for a package. */
function targetOf(file: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  if (!path.startsWith('#')) return null;
  const [room = '', ...rest] = path.slice(1).split('/');
  return posix.join(room === 'tests' ? 'tests' : `src/${room}`, rest.join('/'));
}

/** Groups of nodes that reach each other (Tarjan's algorithm), and nodes that reach themselves. Each group is sorted. */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): void {
    const index = order.size;
    order.set(node, index);
    low.set(node, index);
    stack.push(node);
    const targets = graph.get(node) ?? new Set();
    for (const target of targets) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) {
        low.set(node, Math.min(low.get(node) ?? 0, low.get(target) ?? 0));
      }
    }
    if (low.get(node) !== index) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || targets.has(node)) cycles.push(group.toSorted());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/** The files that each file imports, types included. */
function fileGraph(files: readonly SourceFile[]): Map<string, Set<string>> {
  const known = new Set(files.map(({ file }) => file));
  return new Map(
    files.map(({ file, source }) => {
      const targets = importsOf(source).flatMap((specifier) => targetOf(file, specifier) ?? []);
      return [file, new Set(targets.filter((target) => known.has(target)))];
    }),
  );
}

/** Groups of files that import each other in a circle. */
export const importCycles = (files: readonly SourceFile[]): string[][] =>
  cyclesOf(fileGraph(files));

/** Groups of folders of a room that import each other in a circle. Files at the root of the room compose them, and count in none. */
export function folderCycles(room: string, files: readonly SourceFile[]): string[][] {
  const folderOf = (file: string): string | null => {
    const [folder, ...path] = file.startsWith(`${room}/`)
      ? file.slice(room.length + 1).split('/')
      : [];
    return folder === undefined || path.length === 0 ? null : folder;
  };
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of fileGraph(files)) {
    const from = folderOf(file);
    if (from === null) continue;
    const others = graph.get(from) ?? new Set<string>();
    graph.set(from, others);
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== null && to !== from) others.add(to);
    }
  }
  return cyclesOf(graph);
}
