// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openedGame } from '#tests/support/opened-game.ts';
import { tablePage } from './table-page.ts';

const app = 'https://app.example';
const frame = { postMessage: () => undefined };
const say = () => document.getElementById('message')?.textContent ?? '';
const button = () => document.getElementById('spin');

beforeEach(async () => {
  vi.stubGlobal('parent', frame);
  const [, page = ''] = tablePage('duel').split(/<body[^>]*>|<\/body>/);
  document.body.innerHTML = page;
  vi.resetModules();
  const { setParentOrigin } = await import('./client/parent.ts');
  setParentOrigin(app);
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
  const { startTable } = await import('./client/start-table.ts');
  const start = startTable({ createScene: () => scene });
  await start({ ...openedGame, money: 'replay' }, 'duel');
  return shown;
}

function send(round: object, origin = app, source: unknown = frame): void {
  const data = { type: 'parola:replay', round };
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

const lost = {
  choice: 'home',
  outcome: { end: 'away' },
  payoutCentavos: 0,
  stakedCentavos: 30_00,
  cancelled: false,
};

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

it.each([
  [20_00, 'plain'],
  [30_00, 'plain'],
  [50_00, 'gain'],
])('a replay that paid %i of 3000 staked has the tone %s', async (payoutCentavos, tone) => {
  await openReplay();
  send({ ...lost, payoutCentavos });
  await vi.waitFor(() => expect(say()).toBe('ended away'));
  expect(document.getElementById('message')?.dataset['tone']).toBe(tone);
});
