import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { firstTime } from './test-clock.ts';

const root = path.join(import.meta.dirname, '../..');
export const cache = path.join(root, 'node_modules/.cache/parola');

/** The first content of a store in memory: nothing, all tables without rows, or the demo content. */
export type Content = 'nothing' | 'empty' | 'demo';

/** The folders that an image is made from, and the image that it begins with. */
export const makings: Readonly<
  Record<Content, { base: Content | null; folders: readonly string[] }>
> = {
  nothing: { base: null, folders: [] },
  empty: { base: 'nothing', folders: ['src/gateway', 'src/protocol'] },
  demo: { base: 'empty', folders: ['src/demo'] },
};

/** The sources of a folder, without tests. */
function sourcesOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(root, folder, name));
}

/** A hash of everything that an image depends on. The times of the demo content depend on the time of the tests. */
function hashSources(content: Content): string {
  const { base, folders } = makings[content];
  const hash = createHash('sha256').update(base === null ? '' : fingerprint(base));
  if (content === 'demo') hash.update(String(firstTime));
  const engine = path.join(root, 'node_modules/@electric-sql/pglite/package.json');
  const code = ['image-file.ts', 'store-image.ts'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  for (const source of [engine, ...code, ...folders.flatMap(sourcesOf)])
    hash.update(fs.readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

const fingerprints = new Map<Content, string>();

/** The hash of a content. To read all sources takes half a second, so a process does so once. */
function fingerprint(content: Content): string {
  const known = fingerprints.get(content) ?? hashSources(content);
  fingerprints.set(content, known);
  return known;
}

/** The file of an image. Its name has a hash of all that it depends on. */
export const fileOf = (content: Content): string =>
  path.join(cache, `${content}-${fingerprint(content)}.tar`);

/** Returns whether an image has to be made. */
export const isImageMissing = (content: Content): boolean => !fs.existsSync(fileOf(content));
