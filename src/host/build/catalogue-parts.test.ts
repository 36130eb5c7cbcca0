import { describe, expect, it } from 'vitest';
import { type PartChunk, splitCatalogue } from './catalogue-parts.ts';

function chunk(fileName: string, moduleIds: readonly string[], imports: string[] = []): PartChunk {
  const [facade = null] = moduleIds;
  return { fileName, facadeModuleId: facade, moduleIds: [...moduleIds], imports };
}

const web = (path: string): string => `src/web/${path}`;
const home = web('routes/index.tsx');
const header = web('features/shell/header.tsx');
const helpPage = web('features/help/page.tsx');
const helpDialog = web('features/help/dialog.tsx');
const slots = web('features/games/slots.tsx');
const favourite = web('widgets/favourite.tsx');
const failures = web('i18n/failures.ts');
const terms = web('widgets/contracts/terms.tsx');

const chunks = [
  chunk('main.js', ['index.html', header]),
  chunk('home.js', [home], ['main.js']),
  chunk('help.js', [helpPage], ['main.js', 'kit.js', 'merged.js']),
  chunk('dialog.js', [helpDialog], ['kit.js']),
  chunk('slots.js', [slots, favourite], ['main.js', 'kit.js']),
  chunk('kit.js', [failures, web('widgets/dialog.tsx')]),
  chunk('terms.js', [terms, web('widgets/list.tsx')]),
  chunk('merged.js', [web('features/help/row.tsx'), web('features/games/row.tsx')]),
];

const origins = new Map([
  ['welcome', [home, helpPage]],
  ['menu', [header]],
  ['question', [helpPage]],
  ['answer', [helpPage, helpDialog]],
  ['jackpot', [slots]],
  ['star', [favourite]],
  ['close', [helpDialog, slots]],
  ['offline', [failures]],
  ['dismiss', [web('widgets/dialog.tsx')]],
  ['row', [web('features/games/row.tsx')]],
  ['rate', [terms]],
  ['unused', [web('features/help/unused.tsx')]],
]);

const parts = splitCatalogue({
  chunks,
  origins,
  first: ['index.html', home],
  sourceOf: (id) => id,
});

describe('the part of a message', () => {
  it.each([
    ['welcome', 'first', 'the home page contains it'],
    ['menu', 'first', 'a static import of the home page contains it'],
    ['question', 'help', 'one chunk of an area contains it'],
    ['answer', 'help', 'two chunks of one area contain it'],
    ['jackpot', 'games', 'one chunk of an area contains it'],
    ['star', 'games', 'the chunk of one area has a widget merged into it'],
    ['close', 'shared', 'chunks of two areas contain it'],
    ['dismiss', 'shared', 'its chunk is of no area'],
    ['offline', 'failures', 'it is shared, and a word for a failure'],
    ['row', 'shared', 'its chunk has modules of two areas'],
    ['rate', 'contracts', 'it is a word of contracts'],
  ])('%s is %s: %s', (id, part) => expect(parts.partOf(id)).toBe(part));
});

describe('the parts of a module', () => {
  it('belong to its chunk and its static imports, without the first', () => {
    expect(parts.partsFor(helpPage)).toEqual(['failures', 'help', 'shared']);
    expect(parts.partsFor(slots)).toEqual(['failures', 'games', 'shared']);
  });

  it('are none for the home page', () => expect(parts.partsFor(home)).toEqual([]));

  it('cover each message of each chunk that is loaded with the module', () => {
    for (const [id, sources] of origins) {
      for (const source of sources) {
        const inBuild = chunks.some(({ moduleIds }) => moduleIds.includes(source));
        const loaded = ['first', ...parts.partsFor(source)];
        if (inBuild) expect(loaded, id).toContain(parts.partOf(id));
      }
    }
  });
});
