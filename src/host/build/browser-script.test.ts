import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserScript } from './browser-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The module that an import of a file with this query gives. */
async function load(source: string, query: string) {
  const file = join(folder, 'module.ts');
  writeFileSync(file, source);
  const { load: hook } = browserScript();
  if (typeof hook !== 'function') throw new TypeError('The plugin loads no modules');
  // The plugin needs nothing of the build that calls it.
  return Reflect.apply(hook, null, [`${file}${query}`]);
}

describe('a module of TypeScript for browsers', () => {
  it('loses its types, and its imports name the files that are served', async () => {
    const source = `import type { Gone } from './gone.ts';
      import { type Also, kept } from '../kept.ts';
      export const one = (value: Also): Gone => kept<Gone>(value);
      export const late = () => import('./late.ts');`;
    const { code } = await load(source, '?module');
    expect(code).toMatch(/^export const script = "/);
    expect(code).toContain('../kept.js');
    expect(code).toContain('./late.js');
    expect(code).not.toMatch(/\.ts|Gone|Also/);
  });

  it('fails when it cannot be parsed', async () => {
    await expect(load('export const = 1;', '?module')).rejects.toThrow(/module\.ts|Unexpected/);
  });

  it('stays as it is without the query', async () => {
    expect(await load('export const one: number = 1;', '')).toBeNull();
  });
});
