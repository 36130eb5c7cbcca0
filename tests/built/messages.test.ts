import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initialAssets } from '../support/initial-assets.mjs';

const root = 'dist/web';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(`${root}/.vite/manifest.json`, 'utf8'),
);
const textOf = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

/** Ids of the messages of each part of the English catalogue. */
const parts = new Map(
  Object.values(manifest).flatMap(({ src = '', file }) => {
    const part = /^locales\/EN\.po\?([\w-]+)$/.exec(src)?.[1];
    const ids = [...textOf(file).matchAll(/"([\w+/]{6})":\[/g)].flatMap(([, id]) => id ?? []);
    return part === undefined ? [] : [[part, ids] as const];
  }),
);

const partById = new Map([...parts].flatMap(([part, ids]) => ids.map((id) => [id, part] as const)));

/** The parts of the messages that some files contain. */
function partsIn(files: readonly string[]): Set<string> {
  const code = files.map(textOf).join('\n');
  const quoted = code.matchAll(/(["'`])([\w+/]{6})\1/g);
  return new Set([...quoted].flatMap(([, , id = '']) => partById.get(id) ?? []));
}

const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));

/** A chunk with its static imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const key of manifest[keyOf.get(file) ?? '']?.imports ?? []) {
    withImports(manifest[key]?.file ?? '', seen);
  }
  return seen;
}

/** Each dynamic import of the app with the parts that it waits for. */
const imports = readdirSync(`${root}/assets`)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => {
    const code = textOf(`assets/${name}`);
    const wrapped = /\w+\((["'`])([a-z -]*)\1,\w+\(\(\)=>import\((["'`])\.\/([\w.-]+\.js)\3\)/g;
    return [...code.matchAll(wrapped)].map(([, , needed = '', , file = '']) => ({
      file: `assets/${file}`,
      needed: needed.split(' '),
    }));
  });

describe('the messages', () => {
  it('of the home page are in the first part', () => {
    const { scripts } = initialAssets();
    const code = scripts.filter((file) => !/\/EN-/.test(file));
    expect([...partsIn(code)]).toEqual(['first']);
    expect(parts.get('first')?.length).toBeGreaterThan(10);
  });

  it('of each dynamic import are loaded with it', () => {
    const missing = imports.flatMap(({ file, needed }) =>
      [...partsIn([...withImports(file)])]
        .filter((part) => part !== 'first' && !needed.includes(part))
        .map((part) => `${file} lacks ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('of each page and each dialog are in such an import', () => {
    const wrapped = new Set(imports.map(({ file }) => file));
    const lazy = Object.entries(manifest).filter(([key]) =>
      /^src\/web\/(routes|features|app)\/.*(tsr-split=component|tsx)$/.test(key),
    );
    const others = lazy.flatMap(([key, { file }]) => (wrapped.has(file) ? [] : key));
    expect(lazy.length).toBeGreaterThan(30);
    expect(others).toEqual([]);
  });

  it('of one area are not loaded with the page of another', () => {
    const help = imports.find(({ file }) => /\/help-/.test(file));
    expect(help?.needed).toEqual(['failures', 'help', 'shared']);
  });
});
