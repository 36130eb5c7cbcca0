import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depositByTransfer } from '#protocol/calls/cashier/deposits.ts';
import { shortNumber } from '#protocol/model/cashier/short-number.ts';
import { openLottery } from '#tests/support/open-lottery.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { sampleRequests } from '#tests/support/sample-requests.ts';

interface Found {
  readonly members: readonly { readonly username: string }[];
  readonly records: readonly Record<string, unknown>[];
}

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const find = async (text: string) =>
  (await test.operator.send('GET', `find?text=${encodeURIComponent(text)}`)) as Found;
const decisions = async () =>
  (await test.operator.send('GET', 'decisions')) as Record<string, unknown>[];

describe('a search', () => {
  it.each(['juan', 'JUAN', '0917 555 0101', '+63 917 555 0101'])(
    'finds a member by %s',
    async (text) => {
      expect((await find(text)).members).toMatchObject([{ username: 'juan' }]);
    },
  );

  it('finds a deposit by its id, and by the short number that the player reads out', async () => {
    const token = await test.signIn('juan');
    const { id } = await test.request(depositByTransfer, sampleRequests.depositByTransfer, {
      token,
    });
    const deposit = { kind: 'deposit', id, username: 'juan', number: shortNumber(id) };
    const short = shortNumber(id);
    for (const text of [
      id,
      id.toUpperCase(),
      short,
      short.toLowerCase(),
      `#${short.replace('-', '')}`,
    ]) {
      expect((await find(text)).records).toMatchObject([deposit]);
    }
    expect((await find('juan')).records).toContainEqual(expect.objectContaining(deposit));
  });

  it('finds nothing for anything else, and treats no text as a pattern', async () => {
    for (const text of ['nobody', '%', '_uan', '0000-0000', "'"]) {
      expect(await find(text)).toEqual({ members: [], records: [] });
    }
  });
});

describe('an open bet', () => {
  it('is voided once: the stake is back, and the decision is written down', async () => {
    const { balance, buy, draws, tickets } = await openLottery(test, 'luis');
    const before = await balance();
    const [, draw] = (await draws()).coming;
    expect(await buy('a-ticket-to-void', { draw: draw?.numero })).toMatchObject({ status: 200 });
    const staked = before - (await balance());
    expect(staked).toBeGreaterThan(0);
    const [ticket] = (await tickets()).bets;
    const id = ticket?.id ?? '';
    const bet = { kind: 'bet', username: 'luis', state: 'open', amount: staked / 100 };
    expect((await find(id)).records).toMatchObject([bet]);

    await test.operator.send('POST', `bets/${id}/void`, { reason: 'The draw was called off' });
    expect(await balance()).toBe(before);
    expect((await find(id)).records).toMatchObject([{ ...bet, state: 'cancelled' }]);
    expect((await decisions())[0]).toMatchObject({
      what: 'bet',
      number: shortNumber(id),
      username: 'luis',
      outcome: 'open to cancelled',
      reason: 'The draw was called off',
    });
    const again = test.operator.send('POST', `bets/${id}/void`, { reason: 'Again' });
    await expect(again).rejects.toThrow();
    await test.operator.advance(6 * 3_600);
    await test.operator.jobs('bets', 'draws');
    expect(await balance()).toBe(before);
  });

  it('is cancelled with all others on its draw, which then takes no further tickets', async () => {
    const { balance, buy, draws, tickets } = await openLottery(test, 'luis');
    const before = await balance();
    const [, draw] = (await draws()).coming;
    for (const key of ['a-ticket-to-void', 'another-ticket']) {
      expect(await buy(key, { draw: draw?.numero })).toMatchObject({ status: 200 });
    }
    const [ticket] = (await tickets()).bets;
    const id = ticket?.id ?? '';
    const event = `draw:${draw?.numero}`;
    expect((await find(id)).records).toMatchObject([{ kind: 'bet', events: [event] }]);
    const callOff = (body: object) => test.operator.send('POST', `bets/${id}/void-event`, body);
    const reason = 'The machine is broken';
    await expect(callOff({ event: 'draw:other', reason })).rejects.toThrow(/does not depend/);
    await expect(callOff({ event })).rejects.toThrow();
    const stakes = (before - (await balance())) / 100;
    expect(await callOff({ event, reason })).toEqual({ bets: 2, stakes });
    expect(await buy('too-late', { draw: draw?.numero })).toMatchObject({ reason: 'house_limit' });
    await test.operator.jobs('voidedEvents');
    expect(await balance()).toBe(before);
    expect((await find(id)).records).toMatchObject([{ state: 'cancelled', events: [] }]);
    await expect(callOff({ event, reason })).rejects.toThrow(/not open/);
  });

  it('that nobody has placed is not found', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    const sent = test.operator.send('POST', `bets/${nobody}/void`, { reason: 'x' });
    await expect(sent).rejects.toThrow();
    await expect(test.operator.send('POST', 'bets/x/void', { reason: 'x' })).rejects.toThrow();
  });
});

it('a corrected balance is among the decisions', async () => {
  const body = { key: 'by-hand', amount: 12.5, reason: 'A gift' };
  await test.operator.send('POST', 'members/juan/balance', body);
  expect((await decisions())[0]).toMatchObject({
    what: 'balance',
    username: 'juan',
    amount: 12.5,
    outcome: 'corrected',
    reason: 'A gift',
  });
});
