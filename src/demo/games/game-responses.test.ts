import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Refusal } from '#gateway/http/refusal.ts';
import { createRespond } from './game-responses.ts';

/** The status and the body of the answer to a call that fails. */
async function answerTo(error: Error) {
  const logged: string[] = [];
  const respond = createRespond((line) => void logged.push(line));
  const app = new Hono();
  app.get('/', (context) => respond(context, () => Promise.reject(error), { parent: null }));
  const answer = await app.request('/');
  return { status: answer.status, body: await answer.json(), logged: logged.length };
}

it('the answer names the reason of a bonus that refuses a stake, and the greatest stake that it allows', async () => {
  expect(await answerTo(new Refusal(200, 'bonus_stake_limit', { value: { most: 500 } }))).toEqual({
    status: 409,
    body: { reason: 'bonus_stake_limit', parent: null, mostStakeCentavos: 500_00 },
    logged: 0,
  });
});

it('the answer says that a play limit refuses a stake, and the amount that is left', async () => {
  const value = { kind: 'loss', frame: 'day', remaining: 12.5, until: 1 };
  expect(await answerTo(new Refusal(200, 'play_limit', { value }))).toEqual({
    status: 409,
    body: { reason: 'play_limit', parent: null, mostStakeCentavos: 12_50 },
    logged: 0,
  });
});

it('the answer says that a newer slot has ended this one', async () => {
  const value = { endedBy: 'slot' };
  const body = { reason: 'other_slot', parent: null };
  const refusal = new Refusal(200, 'changed_elsewhere', { value });
  expect(await answerTo(refusal)).toEqual({ status: 409, body, logged: 0 });
});

it('the answer names the limit of the member for one bet', async () => {
  const value = { kind: 'wager', frame: 'bet', remaining: 5, until: null };
  expect(await answerTo(new Refusal(200, 'play_limit', { value }))).toEqual({
    status: 409,
    body: { reason: 'wager_limit', parent: null, mostStakeCentavos: 5_00 },
    logged: 0,
  });
});

it('the answer says that the time at play is used up, and names no stake', async () => {
  const value = { kind: 'time', frame: 'day', remaining: 0, until: 1 };
  expect(await answerTo(new Refusal(200, 'play_limit', { value }))).toEqual({
    status: 409,
    body: { reason: 'time_limit', parent: null },
    logged: 0,
  });
});

it.each([
  ['member', 'round_limit'],
  ['house', 'house_limit'],
])(
  'the answer says that a bet exceeds the limit of the %s, and the greatest stake',
  async (of, reason) => {
    const refusal = new Refusal(200, 'amount_out_of_limits', { value: { of, most: 300_00 } });
    const body = { reason, parent: null, mostStakeCentavos: 300_00 };
    expect(await answerTo(refusal)).toEqual({ status: 409, body, logged: 0 });
  },
);

it('the answer says that the member has as many open bets as possible', async () => {
  const body = { reason: 'too_many_open_bets', parent: null };
  const refusal = new Refusal(200, 'too_many_open_bets', { value: { most: 500 } });
  expect(await answerTo(refusal)).toEqual({ status: 409, body, logged: 0 });
});

it('an error that is no refusal is recorded, and the answer says nothing about it', async () => {
  const body = { reason: 'unavailable', parent: null };
  expect(await answerTo(new Error('broken'))).toEqual({ status: 500, body, logged: 1 });
});
