import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { games } from '#demo/content/games.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { packOf } from './market-pack.ts';

const slot = games.find(({ kind, leastBet }) => kind === 'slot' && leastBet === 100);

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway({ market: packOf('strictest') });
});
afterAll(() => test.close());

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await test.gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
    ip: '192.0.2.1',
  });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

/** Launches a slot as juan and opens its page. */
async function openSlot() {
  if (slot === undefined) throw new Error('The demo has no such slot');
  const { vendor, gameId, nodeId } = slot;
  const token = await test.signIn('juan');
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(calls.launchGame, wanted, { token });
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  return post('/slot/open', { ticket, parents: [] });
}

const keyOf = (answer: Record<string, unknown>) =>
  (answer['fair'] as { next: { key: string } }).next.key;

it('tells the page of a game the pace of the market, and refuses a slot before it', async () => {
  const opened = await openSlot();
  expect(opened['conduct']).toEqual({
    autoplay: false,
    turbo: false,
    leastRoundMs: { slots: 2_500, other: 5_000 },
  });
  const play = (key: string) =>
    post('/slot/play', { session: opened['session'], key, stakeCentavos: 500, choice: null });
  const first = await play(keyOf(opened));
  expect(first).toMatchObject({ status: 200 });
  // The same round again is no new one.
  expect(await play(keyOf(opened))).toMatchObject({ status: 200 });
  expect(await play(keyOf(first))).toMatchObject({ status: 429, reason: 'too_many_requests' });
  await test.operator.advance(3);
  const [one, other] = await Promise.all([play(keyOf(first)), play(keyOf(await openSlot()))]);
  expect([one?.['status'], other?.['status']].filter((status) => status === 200)).toHaveLength(1);
});
