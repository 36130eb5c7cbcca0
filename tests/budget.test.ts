import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { initialAssets } from './support/initial-assets.mjs';

const root = 'dist/web';
const kilobyte = 1000;

function gzipped(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length,
    0,
  );
}

/** Chunks that may be larger than a route: what they hold is loaded only when it is looked at, or signed in by. */
const large = /swiper|carousel|firebase/;

/** The messages of one language. */
const catalogue = /\/(EN|TY|CN|TH)-/;

/** Budget of a further chunk, in kilobytes. */
const mostOf = (file: string): number => (large.test(file) ? 35 : catalogue.test(file) ? 20 : 15);

describe('the built files', () => {
  const { scripts, styles } = initialAssets();

  it('need at most 140 kB of JavaScript for the home page', () => {
    expect(gzipped(scripts)).toBeLessThanOrEqual(140 * kilobyte);
  });

  it('need at most 15 kB of CSS for the home page', () => {
    expect(gzipped(styles)).toBeLessThanOrEqual(15 * kilobyte);
  });

  it('add at most 15 kB with any further chunk, carousels, firebase and the words apart', () => {
    const further = readdirSync(join(root, 'assets'))
      .map((name) => `assets/${name}`)
      .filter((file) => file.endsWith('.js') && !scripts.includes(file));
    const heavy = further.filter((file) => gzipped([file]) > mostOf(file) * kilobyte);
    expect(heavy).toEqual([]);
  });

  it('fill at most 1.5 MB of precache', () => {
    const worker = readFileSync(join(root, 'sw.js'), 'utf8');
    const entries = [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map(
      ([, url]) => url ?? '',
    );
    expect(entries.length).toBeGreaterThan(10);
    const bytes = entries.reduce((sum, url) => sum + statSync(join(root, url)).size, 0);
    expect(bytes).toBeLessThanOrEqual(1500 * kilobyte);
  });

  it('name no other origin that would be asked before the player asks', () => {
    const page = readFileSync(join(root, 'index.html'), 'utf8');
    const addresses = page.match(/(?:src|href)="https?:[^"]+"/g) ?? [];
    expect(addresses).toEqual([]);
  });
});

describe('the words of the home page', () => {
  const { scripts } = initialAssets();
  const english = readdirSync(join(root, 'assets'))
    .filter((name) => /^EN-[^.]+\.js$/.test(name))
    .map((name) => `assets/${name}`);

  function idsIn(file: string): string[] {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/"([\w+/]{6})":\[/g)].flatMap(([, id]) => id ?? []);
  }

  it('are all in the part of the catalogue that comes with it', () => {
    const first = english.filter((file) => scripts.includes(file)).flatMap(idsIn);
    const late = english.filter((file) => !scripts.includes(file)).flatMap(idsIn);
    const code = scripts.filter((file) => !english.includes(file));
    const said = code.map((file) => readFileSync(join(root, file), 'utf8')).join('');
    expect(first.length).toBeGreaterThan(10);
    expect(late.length).toBeGreaterThan(100);
    const quoted = ["'", '"', '`'];
    const missing = late.filter((id) => quoted.some((mark) => said.includes(mark + id + mark)));
    expect(missing).toEqual([]);
  });
});
