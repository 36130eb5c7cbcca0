import { beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { games } from '#demo/content/games.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

const minuteMs = 60_000;
const slot = games.find(({ kind, leastBet }) => kind === 'slot' && leastBet === 100);

let test: TestGateway;
let token: string;

beforeEach(async () => {
  test = await openTestGateway();
  token = await test.signIn('juan');
  return () => test.close();
});

const caller = () => ({ token });
const read = () => test.request(calls.getPlaySession, {}, caller());
const advance = (minutes: number) => test.operator.advance(minutes * 60);

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await test.gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
    ip: '192.0.2.1',
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Launches a slot. Returns a function that plays a round and gives its payout in centavos. */
async function launch() {
  if (slot === undefined) throw new Error('The demo has no such slot');
  const { vendor, gameId, nodeId } = slot;
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(calls.launchGame, wanted, caller());
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session, fair } = await post('/slot/open', { ticket, parents: [] });
  let { key } = (fair as { next: { key: string } }).next;
  return async (stakeCentavos: number) => {
    const played = await post('/slot/play', { session, key, stakeCentavos, choice: null });
    ({ key } = (played['fair'] as { next: { key: string } }).next);
    return Number(played['payoutCentavos']);
  };
}

it('begins with the first launch, and counts what was staked and won since then', async () => {
  expect(await read()).toMatchObject({ beganAt: null, nextCheckAt: null, staked: 0, net: 0 });
  const { now } = await test.operator.advance(0);
  const play = await launch();
  const won = (await play(500)) + (await play(500));
  const session = await read();
  expect(session.beganAt).toBeGreaterThanOrEqual(now);
  expect(session).toMatchObject({ staked: 1_000, won, net: won - 1_000 });
});

it('goes on over launches and bets without the pause between them, and begins anew after it', async () => {
  const play = await launch();
  const { beganAt } = await read();
  await advance(25);
  await play(500);
  await advance(25);
  await launch();
  expect(await read()).toMatchObject({ beganAt, staked: 500 });
  await advance(29);
  await launch();
  expect(await read()).toMatchObject({ beganAt, staked: 500 });
  await advance(31);
  expect(await read()).toMatchObject({ beganAt });
  await launch();
  const later = await read();
  expect(later.beganAt).toBeGreaterThanOrEqual((beganAt ?? 0) + 110 * minuteMs);
  expect(later).toMatchObject({ staked: 0, won: 0, net: 0 });
});

it('asks for a check after the interval, and again after an interval from the answer', async () => {
  await launch();
  const { beganAt, nextCheckAt, checkMinutes, choices } = await read();
  expect({ checkMinutes, choices }).toEqual({ checkMinutes: 60, choices: [15, 30, 45, 60] });
  expect(nextCheckAt).toBe((beganAt ?? 0) + 60 * minuteMs);
  await advance(61);
  const { now } = await test.operator.advance(0);
  const answered = await test.request(calls.answerRealityCheck, {}, caller());
  expect(answered.beganAt).toBe(beganAt);
  expect(answered.nextCheckAt).toBeGreaterThanOrEqual(now + 60 * minuteMs);
});

it('keeps the interval of the member, also one that is chosen before the first launch', async () => {
  await test.request(calls.setRealityCheck, { minutes: 15 }, caller());
  await launch();
  const { beganAt, nextCheckAt } = await read();
  expect(nextCheckAt).toBe((beganAt ?? 0) + 15 * minuteMs);
  expect(await test.request(calls.setRealityCheck, { minutes: 45 }, caller())).toMatchObject({
    checkMinutes: 45,
    nextCheckAt: (beganAt ?? 0) + 45 * minuteMs,
  });
});

it('refuses an interval that the market does not offer', async () => {
  const wanted = test.request(calls.setRealityCheck, { minutes: 61 }, caller());
  await expect(wanted).rejects.toMatchObject({ code: 'request_invalid' });
});
