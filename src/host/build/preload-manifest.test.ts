// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Bundle, Chunk } from './chunks.ts';
import { preloadManifest, preloadScript } from './preload-manifest.ts';

type Made = Pick<Chunk, 'facadeModuleId' | 'imports'> & { css?: string; isEntry?: boolean };

function chunk(fileName: string, { css, isEntry = false, ...rest }: Made): Chunk {
  const viteMetadata = { importedCss: new Set(css === undefined ? [] : [css]) };
  return { ...rest, type: 'chunk', fileName, isEntry, moduleIds: [], viteMetadata };
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
  chunk('EN-2.js', { facadeModuleId: '/p/locales/EN.po?games', imports: [] }),
  chunk('EN-3.js', { facadeModuleId: '/p/locales/EN.po?popups', imports: [] }),
  chunk('TH-1.js', { facadeModuleId: '/p/locales/TH.po?first', imports: [] }),
  chunk('TH-2.js', { facadeModuleId: '/p/locales/TH.po?games', imports: [] }),
];
const bundle: Bundle = Object.fromEntries(made.map((one) => [one.fileName, one]));
const parts = {
  partOf: () => 'first',
  partsFor: (moduleId: string) => (/rng|games/.test(moduleId) ? ['games'] : []),
};

describe('the preload manifest', () => {
  const { pages, catalogues } = preloadManifest(bundle, parts);

  it('lists the chunks and styles of a page without the shared ones', () => {
    expect(pages['/rng']?.files).toEqual(['/kit.js', '/rng.js', '/kit.css', '/rng.css']);
    expect(pages['/promotions']?.files).toEqual(['/offers.js']);
  });

  it('lists the first part of the catalogue and the parts of the page', () => {
    expect(pages['/rng']?.parts).toEqual(['first', 'games']);
    expect(pages['/promotions']?.parts).toEqual(['first']);
  });

  it('lists the chunk of each part that a page needs, by language', () => {
    expect(catalogues).toEqual({
      EN: { first: '/EN-1.js', games: '/EN-2.js' },
      TH: { first: '/TH-1.js', games: '/TH-2.js' },
    });
  });
});

describe('the preload script', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    delete document.documentElement.dataset['words'];
  });

  function run(path: string): string[] {
    history.replaceState(null, '', path);
    runInThisContext(preloadScript(preloadManifest(bundle, parts)));
    return [...document.head.querySelectorAll('link')].map(
      ({ rel, as, href }) => `${rel} ${as} ${new URL(href).pathname}`,
    );
  }

  it('preloads the files of the path and the messages of its parts', () => {
    expect(run('/rng?slotClass=JP')).toEqual([
      'modulepreload  /kit.js',
      'modulepreload  /rng.js',
      'preload style /kit.css',
      'preload style /rng.css',
      'modulepreload  /EN-1.js',
      'modulepreload  /EN-2.js',
    ]);
  });

  it('preloads the page of a category for a path without a route, in the chosen language', () => {
    document.documentElement.dataset['words'] = 'TH';
    expect(run('/live')).toEqual([
      'modulepreload  /kit.js',
      'modulepreload  /games.js',
      'preload style /kit.css',
      'modulepreload  /TH-1.js',
      'modulepreload  /TH-2.js',
    ]);
  });
});
