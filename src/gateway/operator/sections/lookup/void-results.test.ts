import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../../store/database.ts';
import { type Action, type Row, view } from '../../view.ts';

let test: TestGateway;
let database: Database;
let token: string;
let juan: string;

beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  token = await test.signIn('juan');
  const members = database.sql.selectFrom('member').select('id').where('username', '=', 'juan');
  juan = (await members.executeTakeFirstOrThrow()).id;
});

const balance = async () =>
  knownAmount((await test.request(calls.getBalance, {}, { token })).centavos);
const send = (path: string, body: object) => test.operator.send('POST', path, body);

/** A bet of 100 pesos that has won 750. Returns its id. */
async function win(jackpotPart?: number): Promise<string> {
  const { now } = await test.operator.advance(0);
  const bet = { key: `won-${now}`, stake: 100_00, pays: 750_00 };
  await createBonusPlay(database, now).play(juan, {
    ...bet,
    ...(jackpotPart !== undefined && { jackpotPart }),
  });
  const found = database.sql.selectFrom('round').select('id').where('key', '=', bet.key);
  return (await found.executeTakeFirstOrThrow()).id;
}

async function rowsOf(page: string): Promise<readonly Row[]> {
  const { blocks } = parse(view, await test.operator.send('GET', `pages/${page}`));
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
}

/** The actions that pages offer for a bet. */
async function actionsOn(page: string, id: string): Promise<readonly Action[]> {
  const actions = (await rowsOf(page)).flatMap((row) => row.actions);
  return actions.filter(({ path }) => path === `bets/${id}/reverse`);
}

describe('a bet with its result', () => {
  it('is cancelled from the search or the page of the member, with a question that has the amounts', async () => {
    const before = await balance();
    const id = await win();
    const found = await actionsOn(`find?text=${id}`, id);
    expect(found[0]?.question).toContain('payout of 750 pesos is taken back');
    expect(found[0]?.question).toContain('stake of 100 pesos is returned');
    expect(found[0]?.question).not.toContain('are owed');
    expect(await actionsOn('members?username=juan', id)).toEqual(found);
    expect(await send(`bets/${id}/reverse`, { reason: 'A faulty wheel' })).toEqual({ owed: 0 });
    expect(await balance()).toBe(before);
    const again = send(`bets/${id}/reverse`, { reason: 'Again' });
    await expect(again).rejects.toThrow(/cancelled already/);
    expect(await actionsOn(`find?text=${id}`, id)).toEqual([]);
    const decisions = await test.operator.send('GET', 'decisions');
    expect(decisions).toMatchObject({
      0: { what: 'bet', username: 'juan', outcome: 'won to cancelled', reason: 'A faulty wheel' },
    });
    const inbox = database.sql.selectFrom('message').select('contents');
    const messages = await inbox.where('member_id', '=', juan).execute();
    expect(messages.some(({ contents }) => contents.EN.includes('A faulty wheel'))).toBe(true);
  });

  it('leaves what the balance does not reach among the payments, until it is settled', async () => {
    const id = await win();
    const pesos = (await balance()) / 100;
    const away = { key: 'away', amount: -pesos, reason: 'Played' };
    await send('members/juan/balance', away);
    const [action] = await actionsOn(`find?text=${id}`, id);
    expect(action?.question).toContain('650 pesos are owed');
    expect(await send(`bets/${id}/reverse`, { reason: 'A faulty wheel' })).toEqual({ owed: 650 });
    const owing = async () => (await rowsOf('payments')).filter(({ key }) => key === `bet ${id}`);
    expect((await owing())[0]?.actions.map(({ path }) => path)).toEqual([
      `bets/${id}/settle`,
      `bets/${id}/settle`,
    ]);
    const settle = (from: string) => send(`bets/${id}/settle`, { from, reason: 'Agreed' });
    await expect(settle('balance')).rejects.toThrow('insufficient_balance');
    await settle('house');
    expect(await owing()).toEqual([]);
    expect(await balance()).toBe(0);
  });

  it('is cancelled with all others on its event, which then takes no further bets', async () => {
    const before = await balance();
    const { now } = await test.operator.advance(0);
    const bet = { stake: 100_00, pays: 750_00, event: 'match:9', dueIn: 1_000 };
    const { place } = createBonusPlay(database, now);
    const id = await place(juan, { ...bet, key: 'on-the-match' });
    await place(juan, { ...bet, key: 'on-it-too', pays: 0 });
    await test.operator.advance(2_000);
    await test.operator.jobs('bets');
    expect(await balance()).toBe(before + 550_00);
    const callOff = (event: string) =>
      send(`bets/${id}/reverse-event`, { event, reason: 'A forbidden drug' });
    const actions = (await rowsOf(`find?text=${id}`)).flatMap((row) => row.actions);
    expect(actions.map(({ label }) => label)).toContain('Void event with its results');
    await expect(callOff('match:10')).rejects.toThrow(/no result on this event/);
    expect(await callOff('match:9')).toEqual({ open: 0, results: 2, payouts: 750 });
    await test.operator.jobs('voidedEvents');
    expect(await balance()).toBe(before);
    await expect(place(juan, { ...bet, key: 'late' })).rejects.toMatchObject({
      code: 'amount_out_of_limits',
    });
    await expect(callOff('match:9')).rejects.toThrow(/no result on this event/);
  });

  it('that has won the jackpot stays, and says so', async () => {
    const id = await win(0.1);
    const before = await balance();
    expect(await actionsOn(`find?text=${id}`, id)).toEqual([]);
    const refused = send(`bets/${id}/reverse`, { reason: 'A faulty wheel' });
    await expect(refused).rejects.toThrow(/has won the jackpot/);
    await expect(send('bets/x/reverse', { reason: 'x' })).rejects.toThrow(/no such bet/);
    expect(await balance()).toBe(before);
  });
});
