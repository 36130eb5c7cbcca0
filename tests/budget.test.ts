import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { precacheSteps } from '#host/build/precache-steps.ts';
import { initialAssets } from './support/initial-assets.mjs';

const root = 'dist/web';
const kilobyte = 1000;

function gzipped(files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length,
    0,
  );
}

/** Chunks with a larger bound. They are loaded when a carousel is touched or moves, with a chart or a sign-in through firebase. */
const large = /swiper|firebase|profit-plot/;

/** A part of a catalogue: the messages of one area in one language. */
const catalogue = new RegExp(`/(${languageCodes.join('|')})-`);

/** The bound of a chunk that the home page does not need at first, in kB. */
function boundOf(file: string): number {
  if (catalogue.test(file)) return 10;
  return large.test(file) ? 35 : 15;
}

/** Bytes of a built file as the host sends them. */
function sentBytes(file: string): number {
  const compressed = `${join(root, file)}.br`;
  return statSync(existsSync(compressed) ? compressed : join(root, file)).size;
}

/** The files that the service worker caches. */
function cachedFiles(): { url: string; later: boolean }[] {
  const worker = readFileSync(join(root, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{[^{}]*\burl["']?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g);
  return [...entries].map(([entry, url = '']) => ({ url, later: /\blater\b/.test(entry) }));
}

describe('the built files', () => {
  const { scripts, styles } = initialAssets();

  it('need at most 140 kB of JavaScript for the home page', () => {
    expect(gzipped(scripts)).toBeLessThanOrEqual(140 * kilobyte);
  });

  it('need at most 15 kB of CSS for the home page', () => {
    expect(gzipped(styles)).toBeLessThanOrEqual(15 * kilobyte);
  });

  it('have at most 15 kB in a further chunk, 10 kB in a part of a catalogue, 35 kB in Swiper, a chart and firebase', () => {
    const further = readdirSync(join(root, 'assets'))
      .map((name) => `assets/${name}`)
      .filter((file) => file.endsWith('.js') && !scripts.includes(file));
    expect(further.filter((file) => catalogue.test(file)).length).toBeGreaterThan(20);
    const heavy = further.filter((file) => gzipped([file]) > boundOf(file) * kilobyte);
    expect(heavy).toEqual([]);
  });

  it('have at most 700 kB cached at installation and 1.5 MB in both steps, as they are sent', () => {
    const files = cachedFiles();
    const first = files.filter(({ later }) => !later);
    const bytesOf = (some: typeof files) => some.reduce((sum, { url }) => sum + sentBytes(url), 0);
    expect(first.length).toBeGreaterThan(10);
    expect(first.length).toBeLessThan(files.length);
    expect(bytesOf(first)).toBeLessThanOrEqual(precacheSteps.install.maxBytes);
    expect(bytesOf(files)).toBeLessThanOrEqual(precacheSteps.idle.maxTotalBytes);
  });

  it('have what an offline start of the home page needs in the first step', () => {
    const first = cachedFiles().flatMap(({ url, later }) => (later ? [] : url));
    const pages = ['index.html', 'app.html', 'maintenance.html'];
    expect(first).toEqual(expect.arrayContaining([...pages, ...scripts, ...styles]));
  });

  it('name no other origin that would be asked before the player asks', () => {
    const page = readFileSync(join(root, 'index.html'), 'utf8');
    const addresses = page.match(/(?:src|href)="https?:[^"]+"/g) ?? [];
    expect(addresses).toEqual([]);
  });
});
