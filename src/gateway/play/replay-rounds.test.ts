import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '#demo/content/games.ts';
import { demo } from '#demo/demo.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { openDatabase } from '../store/database.ts';
import { replayAddress } from './play.ts';

const gamesOrigin = 'http://localhost:4174';
const nodeId = games.find(({ kind }) => kind === 'slot')?.nodeId ?? 0;
let gateway: Gateway;

beforeAll(async () => {
  const database = await openDatabase(await openTestStore('demo'));
  gateway = await startGateway(
    { ...demo, storeKey: testStoreKey, gamesOrigin, operatorToken: null },
    database,
  );
});
afterAll(() => gateway.close());

async function post(address: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await gateway.gamesFetch(request, { ip: '192.0.2.1' });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

describe('a replay', () => {
  it('opens its game without a session, a balance and a round', async () => {
    const address = replayAddress({ gamesOrigin, kind: 'slot', nodeId, language: 'TH' });
    const { origin, pathname, search, hash } = new URL(address);
    expect(search).toBe('?language=TH');
    const page = `${origin}${pathname}`;
    expect(await post(`${page}/open`, { ticket: hash.slice(1), parents: [] })).toMatchObject({
      status: 200,
      answer: { money: 'replay', session: '', balanceCentavos: 0, nodeId, language: 'TH' },
    });
    const round = { session: 'any', key: 'replay-0001', stakeCentavos: 100, choice: null };
    expect(await post(`${page}/play`, round)).toMatchObject({ status: 401 });
    expect(await post(`${page}/balance`, { session: 'any' })).toMatchObject({ status: 401 });
  });

  it.each([
    ['a game of another kind', 'fish', `${nodeId}-EN`],
    ['an unknown game', 'slot', '999999999-EN'],
    ['an unknown language', 'slot', `${nodeId}-XX`],
    ['anything else', 'slot', "1' or 1=1"],
  ])('refuses %s', async (_, kind, ticket) => {
    const opened = await post(`${gamesOrigin}/replay/${kind}/open`, { ticket, parents: [] });
    expect(opened).toMatchObject({ status: 404, answer: { reason: 'ticket_used' } });
  });
});
