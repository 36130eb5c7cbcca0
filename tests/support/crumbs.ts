import { posix } from 'node:path';
import { importsOf } from './import-cycles.ts';

interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** A source file of at least so many lines of code is no crumb. */
const leastLines = 40;

/** Named lists, in which each file stands for itself: addresses, tables, migrations. */
const lists = /^src\/web\/routes\/|^src\/gateway\/store\/(migrations|tables)\//;

const rooms = /^src\/(web|core|gateway)\//;

/** Lines without blank ones and comments. */
function countLines(source: string): number {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** The files of the same folder that a file imports at its start. A part that is loaded late keeps its own file. */
function neighboursOf({ file, source }: SourceFile): string[] {
  const folder = posix.dirname(file);
  return importsOf(source)
    .filter((specifier) => /^\.\/[^/]+\.tsx?$/.test(specifier))
    .filter((specifier) => new RegExp(`^import [^;]*'${specifier}';`, 'm').test(source))
    .map((specifier) => posix.join(folder, specifier));
}

/** The files that import each file, tests included. */
function readersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  for (const { file, source } of files) {
    for (const specifier of importsOf(source)) {
      const [path = ''] = specifier.split('?');
      const target = path.startsWith('.')
        ? posix.join(posix.dirname(file), path)
        : path.replace(/^#/, 'src/');
      readers.set(target, (readers.get(target) ?? new Set()).add(file));
    }
  }
  return readers;
}

/**
 * Small files that one file of their folder imports, and nothing else: no test and no style sheet of their own. Each is named with
 * its reader.
 */
export function crumbs(files: readonly SourceFile[]): string[] {
  const readers = readersOf(files);
  const isThere = new Set(files.map(({ file }) => file));
  const near = new Map(files.map((one) => [one.file, neighboursOf(one)]));
  return files.flatMap(({ file, source }) => {
    const [reader, second] = readers.get(file) ?? [];
    if (reader === undefined || second !== undefined) return [];
    if (!rooms.test(file) || lists.test(file) || /\.(test|gen|d)\.tsx?$/.test(file)) return [];
    const stem = file.replace(/\.tsx?$/, '');
    const own = [`${stem}.test.ts`, `${stem}.test.tsx`, `${stem}.module.css`];
    if (own.some((name) => isThere.has(name)) || countLines(source) >= leastLines) return [];
    return near.get(reader)?.includes(file) ? [`${file}: only ${posix.basename(reader)}`] : [];
  });
}
