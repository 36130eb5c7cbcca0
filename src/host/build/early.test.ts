// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Bundle, Chunk } from './chunks.ts';
import { earlyFiles, earlyScript } from './early.ts';

type Made = Pick<Chunk, 'facadeModuleId' | 'imports'> & { css?: string; isEntry?: boolean };

function chunk(fileName: string, { css, isEntry = false, ...rest }: Made): Chunk {
  const viteMetadata = { importedCss: new Set(css === undefined ? [] : [css]) };
  return { ...rest, type: 'chunk', fileName, isEntry, viteMetadata };
}

const made = [
  chunk('main.js', { facadeModuleId: '/p/index.html', imports: ['react.js'], isEntry: true }),
  chunk('react.js', { facadeModuleId: null, imports: [] }),
  chunk('kit.js', { facadeModuleId: null, imports: ['react.js'], css: 'kit.css' }),
  chunk('rng.js', {
    facadeModuleId: '/p/src/web/routes/rng.tsx?tsr-split=component',
    imports: ['react.js', 'kit.js'],
    css: 'rng.css',
  }),
  chunk('games.js', {
    facadeModuleId: '/p/src/web/routes/$games.tsx?tsr-split=component',
    imports: ['kit.js'],
  }),
  chunk('offers.js', {
    facadeModuleId: '/p/src/web/routes/promotions/index.tsx?tsr-split=component',
    imports: [],
  }),
  chunk('EN-1.js', { facadeModuleId: '/p/locales/EN.po?first', imports: [] }),
  chunk('EN-2.js', { facadeModuleId: '/p/locales/EN.po?rest', imports: [] }),
  chunk('TH-1.js', { facadeModuleId: '/p/locales/TH.po?first', imports: [] }),
];
const bundle: Bundle = Object.fromEntries(made.map((one) => [one.fileName, one]));

describe('what a page fetches early', () => {
  const files = earlyFiles(bundle);

  it('is its own program and looks, without what every page has', () => {
    expect(files['/rng']).toEqual(['/kit.js', '/rng.js', '/kit.css', '/rng.css']);
    expect(files['/promotions']).toEqual(['/offers.js']);
  });

  it('is every word of the language', () => {
    expect(files['EN']).toEqual(['/EN-1.js', '/EN-2.js']);
  });

  describe('in the browser', () => {
    afterEach(() => {
      document.head.innerHTML = '';
      delete document.documentElement.dataset['words'];
    });

    function run(path: string): string[] {
      history.replaceState(null, '', path);
      runInThisContext(earlyScript(files));
      return [...document.head.querySelectorAll('link')].map(
        ({ rel, as, href }) => `${rel} ${as} ${new URL(href).pathname}`,
      );
    }

    it('is named by path and language', () => {
      expect(run('/rng?slotClass=JP')).toEqual([
        'modulepreload  /kit.js',
        'modulepreload  /rng.js',
        'preload style /kit.css',
        'preload style /rng.css',
        'modulepreload  /EN-1.js',
        'modulepreload  /EN-2.js',
      ]);
    });

    it('is that of the kinds of games where no page has the path, in the language that was chosen', () => {
      document.documentElement.dataset['words'] = 'TH';
      expect(run('/live')).toEqual([
        'modulepreload  /kit.js',
        'modulepreload  /games.js',
        'preload style /kit.css',
        'modulepreload  /TH-1.js',
      ]);
    });
  });
});
