import { readFileSync } from 'node:fs';

const root = 'dist/web';

/** Sources of the home page and its messages. */
const homeSources = [/^src\/web\/routes\/index\.tsx/, /^locales\/EN\.po\?first/];

/** @typedef {{ file: string, src?: string, imports?: string[], css?: string[] }} Chunk */

/** @param {Record<string, Chunk>} manifest @param {string} key @param {Set<string>} seen */
function gather(manifest, key, seen) {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) gather(manifest, next, seen);
}

/**
 * The files that `/` needs to be interactive: the entry, the home route and the English catalogue,
 * with all their imports.
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function initialAssets() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${root}/.vite/manifest.json`, 'utf8'));
  const starts = Object.keys(manifest).filter(
    (key) => key === 'index.html' || homeSources.some((source) => source.test(key)),
  );
  if (starts.length < 3)
    throw new Error(`The home page's chunks were not found: ${starts.join(', ')}`);
  const seen = new Set();
  for (const key of starts) gather(manifest, key, seen);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  return { scripts: [...scripts], styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}
