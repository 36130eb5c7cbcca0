// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { tablePage } from './table-page.ts';

type Module = Record<string, (...values: unknown[]) => unknown>;

/** The modules of a page. They are JavaScript without types for this file. */
const modules = import.meta.glob('./client/{start-table,messages,parent}.js');

async function load(name: string, value: string) {
  // Each test passes what the function takes.
  const module = (await modules[`./client/${name}.js`]?.()) as Module | undefined;
  const found = module?.[value];
  if (found === undefined) throw new Error(`No ${value} in ${name}`);
  return found;
}

const app = 'https://app.example';
const frame = { postMessage: () => undefined };
const say = () => document.getElementById('message')?.textContent ?? '';
const button = () => document.getElementById('spin');

beforeEach(async () => {
  vi.stubGlobal('parent', frame);
  const [, page = ''] = tablePage('duel').split(/<body[^>]*>|<\/body>/);
  document.body.innerHTML = page;
  vi.resetModules();
  (await load('parent', 'setParentOrigin'))(app);
});

afterAll(() => vi.unstubAllGlobals());

/** Opens a replay. Returns what its scene has shown. */
async function openReplay() {
  const shown: string[] = [];
  const scene = {
    choice: () => null,
    lay: (choice: unknown) => void shown.push(`bet ${String(choice)}`),
    begin: () => void shown.push('begin'),
    show: ({ end }: { end: string }) => Promise.resolve(`ended ${end}`),
    end: () => undefined,
    prices: () => [],
  };
  const opened = { money: 'replay', nodeId: 1, gameName: 'Duel', language: 'EN', stakes: [500] };
  const start = (await load('start-table', 'startTable'))({ createScene: () => scene });
  if (typeof start !== 'function') throw new TypeError('startTable returns no function');
  await start(opened, (await load('messages', 'messagesOf'))('EN'));
  return shown;
}

function send(round: object, origin = app, source: unknown = frame): void {
  const data = { type: 'parola:replay', round };
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

const lost = { choice: 'home', outcome: { end: 'away' }, payoutCentavos: 0, cancelled: false };

it('a replay draws the round that the app sends, and draws it again at a press', async () => {
  const shown = await openReplay();
  send(lost);
  await vi.waitFor(() => expect(say()).toBe('ended away'));
  expect(shown).toEqual(['bet home', 'begin']);
  button()?.click();
  await vi.waitFor(() => expect(shown).toHaveLength(4));
});

it('a replay ignores rounds that others send', async () => {
  const shown = await openReplay();
  send(lost, 'https://other.example');
  send(lost, app, window);
  await Promise.resolve();
  expect(shown).toEqual([]);
});

it.each([
  [false, /not out yet/],
  [true, /was cancelled/],
])('a bet without an outcome shows only the bet, cancelled: %s', async (cancelled, words) => {
  const shown = await openReplay();
  send({ ...lost, outcome: null, cancelled });
  await vi.waitFor(() => expect(say()).toMatch(words));
  expect(shown).toEqual(['bet home']);
  expect(button()?.hidden).toBe(true);
});
