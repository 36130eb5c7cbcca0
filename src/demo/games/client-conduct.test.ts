// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tablePage } from './table-page.ts';

type Module = Record<string, (...values: unknown[]) => unknown>;

/** The modules of a page. They are JavaScript without types for this file. */
const modules = import.meta.glob('./client/{messages,slot/start-slot}.js');

async function load(name: string, value: string) {
  const module = (await modules[`./client/${name}.js`]?.()) as Module | undefined;
  const found = module?.[value];
  if (found === undefined) throw new Error(`No ${value} in ${name}`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  const [, page = ''] = tablePage('slot').split(/<body[^>]*>|<\/body>/);
  document.body.innerHTML = page;
  vi.resetModules();
  // The window of the test decodes no pictures.
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

/** Opens the page of a slot with 100 pesos. */
async function openSlot(conduct: object) {
  const messages = (await load('messages', 'messagesOf'))('EN');
  const opened = {
    session: 's',
    money: 'real',
    balanceCentavos: 100_00,
    nodeId: 1,
    gameName: 'A slot',
    language: 'EN',
    parent: null,
    shared: false,
    stakes: [500],
    bounds: { least: 500, most: 1_000, step: 500 },
    paytable: { hero: [1, 2, 3] },
    lines: [[0, 0, 0, 0, 0]],
    jackpotStake: null,
    jackpotCap: 0,
    conduct,
  };
  const started = (await load('slot/start-slot', 'startSlot'))(opened, messages);
  await vi.advanceTimersByTimeAsync(5_000);
  await started;
}

const isOffered = () => document.getElementById('auto')?.closest('[hidden]') === null;

it('a slot offers no autoplay where the market forbids it', async () => {
  await openSlot({ autoplay: false, quickStop: false, leastRoundMs: 2_500 });
  expect(isOffered()).toBe(false);
  expect(document.getElementById('spin')).toHaveProperty('disabled', false);
});

it('a slot offers autoplay where the market allows it', async () => {
  await openSlot({ autoplay: true, quickStop: true, leastRoundMs: 0 });
  expect(isOffered()).toBe(true);
});
