import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { addPlayer, clock, prepareLedger, type TestPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { hashToken } from '../hash-token.ts';
import type { RoundResult } from '../bets/bets.ts';
import { createMemberRounds } from './member-rounds.ts';
import type { Rounds } from './play.ts';
import { type Database, openDatabase } from '../store/database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

describe('a round', () => {
  let rounds: Rounds;
  let session: string;

  beforeAll(async () => {
    rounds = createMemberRounds(database, clock);
    ({ session } = await addPlayer(database, 'maria', 100_000));
  });

  const play = (key: string, stakeCentavos: number, decide: () => RoundResult) =>
    rounds.play(session, 'slot', { key, stakeCentavos, decide });
  const pays = (payoutCentavos: number) => () => ({
    payoutCentavos,
    outcome: { reels: [1, 2, 3] },
  });

  it('moves stake and payout once, and returns the same result for a repeated key', async () => {
    const before = await rounds.balance(session, 'slot');
    const first = await play('one', 1000, pays(250));
    expect(first).toMatchObject({
      balanceCentavos: before - 750,
      payoutCentavos: 250,
      repeated: false,
    });
    const again = await play('one', 1000, () => {
      throw new Error('decided twice');
    });
    expect(again).toEqual({ ...first, repeated: true });
    expect(await rounds.balance(session, 'slot')).toBe(before - 750);
  });

  it('is decided once when its key arrives several times at once', async () => {
    let decisions = 0;
    const decide = () => ({ payoutCentavos: 0, outcome: ++decisions });
    const settled = await Promise.all(Array.from({ length: 8 }, () => play('many', 100, decide)));
    expect(settled.map(({ outcome }) => outcome)).toEqual(Array(8).fill(1));
    expect(settled.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  it('is refused without a decision when the balance is too low', async () => {
    const balance = await rounds.balance(session, 'slot');
    const refused = play('dear', balance + 1, () => {
      throw new Error('decided');
    });
    await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' });
  });

  it('changes nothing when its decision fails, and can be played again', async () => {
    const balance = await rounds.balance(session, 'slot');
    const failing = play('fails', 100, () => {
      throw new Error('no luck today');
    });
    await expect(failing).rejects.toThrow('no luck today');
    await expect(play('fails', 100, pays(-1))).rejects.toThrow('cannot pay');
    expect(await rounds.balance(session, 'slot')).toBe(balance);
    expect(await play('fails', 100, pays(100))).toMatchObject({ repeated: false });
  });

  it.each([
    ['zero', 0],
    ['a negative amount', -100],
    ['part of a centavo', 0.5],
    ['more than the limit', 100_000_01],
  ])('is refused with a stake of %s', async (_, stake) => {
    await expect(play('bad', stake, pays(0))).rejects.toMatchObject({ code: 'request_invalid' });
  });

  it('adds one per cent of the stake to the jackpot, and the books stay balanced', async () => {
    const jackpot = async () => {
      const rows = await database.sql
        .selectFrom('ledger_account')
        .select('balance')
        .where('kind', '=', 'jackpot')
        .execute();
      return rows.reduce((sum, { balance }) => sum + balance, 0);
    };
    const before = await jackpot();
    await play('feeds', 1999, pays(1999));
    expect(await jackpot()).toBe(before + 19);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('adds a payout of 500 pesos to the winners board, and no smaller one', async () => {
    const board = () => database.sql.selectFrom('winner').selectAll().execute();
    await play('small', 100, pays(499_99));
    expect(await board()).toEqual([]);
    await play('big', 100, pays(500_00));
    expect(await board()).toMatchObject([
      {
        customer_name: 'ma***a',
        game_name: 'One',
        node_id: 1,
        amount: 500_00,
        won_at: clock.now(),
      },
    ]);
  });

  it('makes its game the first of the recent games', async () => {
    const { id, session: own } = await addPlayer(database, 'recent', 1000);
    await rounds.play(own, 'slot', { key: 'r', stakeCentavos: 100, decide: pays(0) });
    const recent = database.sql.selectFrom('recent_game').selectAll().where('member_id', '=', id);
    expect(await recent.execute()).toMatchObject([{ node_id: 1, played_at: clock.now() }]);
  });
});

describe('the next round at a title', () => {
  const lose = () => ({ payoutCentavos: 0, outcome: null });
  let now = clock.now();
  let player: TestPlayer;
  let rounds: Rounds;
  const play = (key: string) =>
    rounds.play(player.session, 'slot', { key, stakeCentavos: 100, decide: lose });

  beforeAll(async () => {
    const leastRoundMs = () => 2_500;
    rounds = createMemberRounds(database, { now: () => now }, { leastRoundMs });
    player = await addPlayer(database, 'in a hurry', 10_000);
  });

  it('is refused before the least time of the market, and stakes nothing', async () => {
    const first = await play('hurry-1');
    now += 1_000;
    await expect(play('hurry-2')).rejects.toMatchObject({ code: 'round_too_soon' });
    expect(await rounds.balance(player.session, 'slot')).toBe(first.balanceCentavos);
  });

  it('does not delay the answer of a round that was played', async () => {
    expect(await play('hurry-1')).toMatchObject({ repeated: true });
  });

  it('is played after that time, once of 64 that come at once', async () => {
    now += 2_500;
    const keys = Array.from({ length: 64 }, (_, nth) => `crowd-${nth}`);
    const played = await Promise.allSettled(keys.map(play));
    expect(played.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rounds.balance(player.session, 'slot')).toBe(9_800);
  });
});

describe('a launch ticket', () => {
  let player: TestPlayer;
  let now = clock.now();
  let rounds: Rounds;

  beforeAll(async () => {
    rounds = createMemberRounds(database, { now: () => now });
    player = await addPlayer(database, 'ticket', 5000);
  });

  async function issue(ticket: string): Promise<void> {
    await database.sql
      .insertInto('launch_ticket')
      .values({
        ticket_hash: hashToken(ticket),
        session_hash: hashToken(`session of ${player.session}`),
        member_id: player.id,
        node_id: 1,
        language: 'TY',
        expires_at: now + 60_000,
      })
      .execute();
  }

  it('opens one session, which returns the balance', async () => {
    await issue('good');
    const opened = await rounds.open('good', 'slot');
    expect(opened).toMatchObject({
      balanceCentavos: 5000,
      nodeId: 1,
      gameName: 'One',
      language: 'TY',
    });
    expect(await rounds.balance(opened.session, 'slot')).toBe(5000);
    await expect(rounds.open('good', 'slot')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('opens one session when it is exchanged several times at once', async () => {
    await issue('raced');
    const opened = await Promise.allSettled([1, 2, 3].map(() => rounds.open('raced', 'slot')));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('expires after a minute', async () => {
    await issue('late');
    now += 60_000;
    await expect(rounds.open('late', 'slot')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused when it was never issued', async () => {
    await expect(rounds.open('invented', 'slot')).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('opens a session that ends with the member’s session', async () => {
    await issue('ends');
    const { session } = await rounds.open('ends', 'slot');
    await database.sql
      .deleteFrom('session')
      .where('token_hash', '=', hashToken(`session of ${player.session}`))
      .execute();
    await expect(rounds.balance(session, 'slot')).rejects.toMatchObject({
      code: 'login.not.session',
    });
  });
});
