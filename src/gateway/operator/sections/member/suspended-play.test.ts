import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { games } from '#demo/content/games.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';

let test: TestGateway;
beforeEach(async () => void (test = await openTestGateway()));
afterEach(() => test.close());

/** Sends a request to the games' origin, as the page of a game does. */
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const request = new Request(`http://localhost:4174${path}`, init);
  const answer = await test.gateway.gamesFetch(request, { ip: '192.0.2.1' });
  return { status: answer.status, ...Object(await answer.json()) };
}

/** Launches a slot and opens its page. Returns a function that plays a round in the session of the page. */
async function openSlot(token: string) {
  const slot = games.find(({ kind }) => kind === 'slot');
  if (slot === undefined) throw new Error('There is no slot');
  const { nodeId, gameId, vendor } = slot;
  const wanted = { launchMode: 'GLS', nodeId, gameId, vendor } as const;
  const { url } = await test.request(calls.launchGame, wanted, { token });
  const { pathname, hash } = new URL(url, 'http://localhost:4174');
  const { session } = await post(`${pathname}/open`, { ticket: hash.slice(1), parents: [] });
  const round = { session, stakeCentavos: 100_00, choice: sampleChoices.slot };
  return (key: string) => post(`${pathname}/play`, { ...round, key });
}

const balance = async (token: string) =>
  (await test.request(calls.getBalance, {}, { token })).centavos;

it('a member who is suspended while a game is open stakes nothing more in it', async () => {
  const token = await test.signIn('juan');
  const play = await openSlot(token);
  expect(await play('a-round-before')).toHaveProperty('payoutCentavos');
  const left = await balance(token);
  await test.operator.suspend('juan', 'A stolen card');
  const refusal = { status: 401, reason: 'session_over' };
  expect(await play('a-round-after')).toMatchObject(refusal);
  await test.operator.liftSuspension('juan', 'It was not stolen');
  // The session of the page does not come back with the account.
  expect(await play('a-round-later')).toMatchObject(refusal);
  const again = await test.signIn('juan');
  expect(await balance(again)).toBe(left);
  expect(await (await openSlot(again))('a-round-again')).toHaveProperty('payoutCentavos');
});
