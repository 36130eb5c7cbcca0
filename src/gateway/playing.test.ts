import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRecentGames, launchGame } from '#contract/calls/games.ts';
import { signOut } from '#contract/calls/session.ts';
import { getBalance } from '#contract/calls/wallet.ts';
import { getJackpot } from '#contract/calls/winners.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { games } from './demo/games.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

/** What the page of a game asks of its own origin. */
async function ask(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await test.gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init));
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

it('plays a launched game for real, as long as its member is signed in', async () => {
  const token = await test.signIn('juan');
  const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
  const jackpot = async () => (await test.request(getJackpot, {})).centavos;
  const before = { balance: await balance(), jackpot: await jackpot() };
  const [game] = games;
  const { vendor = '', gameId = '', nodeId = 0 } = game ?? {};
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(launchGame, wanted, { token, language: 'TH' });

  const ticket = new URL(url).hash.slice(1);
  const opened = await ask('/slot/open', { ticket, parents: [] });
  const state = { status: 200, balanceCentavos: before.balance, nodeId, language: 'TH' };
  expect(opened).toMatchObject(state);
  expect(await ask('/slot/open', { ticket, parents: [] })).toMatchObject({ status: 404 });

  const stakeCentavos = Math.max(...(opened['stakes'] as number[]));
  const spin = { session: opened['session'], key: 'the-first-round', stakeCentavos };
  const settled = await ask('/slot/play', spin);
  expect(await ask('/slot/play', spin)).toEqual(settled);
  const after = before.balance - stakeCentavos + Number(settled['payoutCentavos']);
  expect(settled).toMatchObject({ status: 200, balanceCentavos: after });
  expect(await balance()).toBe(after);
  expect(await jackpot()).toBe(before.jackpot + Math.floor(stakeCentavos / 100));
  const recent = await test.request(getRecentGames, {}, { token });
  expect(recent.map((played) => played.nodeId)).toEqual([nodeId]);

  await test.request(signOut, {}, { token });
  const late = await ask('/slot/play', { ...spin, key: 'the-second-round' });
  expect(late).toMatchObject({ status: 401 });
});
