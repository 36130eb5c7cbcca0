// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedGame } from '#tests/support/opened-game.ts';
import type { Opened } from './client/calls.ts';
import { tablePage } from './table-page.ts';

const shown = (id: string) => document.getElementById(id)?.textContent ?? '';

beforeEach(() => {
  const [, page = ''] = tablePage('duel').split(/<body[^>]*>|<\/body>/);
  document.body.innerHTML = page;
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The texts of a page at an address, in a browser of a language. */
async function openTexts(address: string, browser = 'en-US') {
  history.replaceState(null, '', address);
  vi.stubGlobal('navigator', { language: browser });
  return import('./client/texts/texts.ts');
}

it.each([
  ['/duel?language=CN#ticket', 'th-TH', 'zh-Hans'],
  ['/lottery?language=TH&game=X#ticket', 'en-US', 'th'],
  ['/fair', 'tl', 'fil-PH'],
  ['/fair', 'fil-PH', 'fil-PH'],
  ['/fair', 'zh-TW', 'zh-Hans'],
  ['/fair', 'de', 'en-PH'],
  ['/duel?language=XX', 'th', 'th'],
  ['/duel?language=constructor', 'en', 'en-PH'],
])('the page at %s, in a browser of %s, is in %s', async (address, browser, tag) => {
  const { languageTag } = await openTexts(address, browser);
  expect(languageTag()).toBe(tag);
});

it('a page changes its language, to the last one that was asked for, and to no unknown one', async () => {
  const { languageTag, setLanguage } = await openTexts('/duel?language=TY');
  await setLanguage('XX');
  expect(languageTag()).toBe('fil-PH');
  await Promise.all([setLanguage('CN'), setLanguage('TH')]);
  expect(languageTag()).toBe('th');
  await Promise.all([setLanguage('EN'), setLanguage('TH')]);
  expect(languageTag()).toBe('th');
});

it('a text does not read its values again', async () => {
  const { text } = await openTexts('/duel?language=EN');
  expect(text('duel.result', { own: '{rival}', rival: '$&' })).toBe(
    'You drew {rival}, your rival $&.',
  );
});

/** Starts a game whose page names Filipino, with an answer of the gateway to its ticket. */
async function start(changed: Partial<Opened>) {
  const opened = { ...openedGame, language: 'TY', ...changed };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(opened)));
  await openTexts('/duel?language=TY#ticket');
  const scene = {
    choice: () => null,
    lay: () => undefined,
    begin: () => undefined,
    show: () => Promise.resolve(''),
    end: () => undefined,
    prices: () => [],
  };
  const { startGame } = await import('./client/start-game.ts');
  const { startTable } = await import('./client/start-table.ts');
  startGame({ name: 'duel', begin: startTable({ createScene: () => scene }) });
  const loading = shown('message');
  await vi.waitFor(() => expect(document.body.hasAttribute('data-entered')).toBe(true));
  return loading;
}

it('a game speaks the language of its address before and after its ticket is opened', async () => {
  expect(await start({})).toBe('Sinisindihan ang ilaw…');
  expect([shown('balance-label'), shown('spin-label')]).toEqual(['Balanse', 'Bunot']);
  expect(document.documentElement.lang).toBe('fil-PH');
});

it('a game speaks the language of its ticket when its address names another', async () => {
  await start({ language: 'CN' });
  expect([shown('balance-label'), shown('spin-label')]).toEqual(['余额', '抽牌']);
  expect(shown('message')).toBe('选择比大或比小，然后抽牌。');
  expect(document.documentElement.lang).toBe('zh-Hans');
});

it('a game says that it is played with play money', async () => {
  await start({ money: 'play', language: 'EN' });
  expect([shown('balance-label'), shown('cashier')]).toEqual(['Play money', 'Fresh play money']);
  expect(shown('message')).toBe(
    'This is play money: nothing is won or lost. Aim high or low, and draw.',
  );
});
