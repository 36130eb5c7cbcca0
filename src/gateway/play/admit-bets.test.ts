import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { games } from '#demo/content/games.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { type IdentityTest, openIdentity } from '#tests/support/open-identity.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import type { IdentityState } from '#protocol/model/protection/identity.ts';
import { packOf } from '../protection/protection.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createMemberBets } from './member-bets.ts';
import { createMemberRounds } from './member-rounds.ts';

/** Makes a request 8 times at once, with keys of their own, and returns how each ended. */
async function eightTimes(ask: (key: string) => Promise<unknown>): Promise<string[]> {
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => ask(uuid())));
  return all.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)));
}

const done = Array.from({ length: 8 }, () => 'done');
const refused = done.map(() => 'identity_needed');

describe('bets where the identity comes before the play', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await openTestStore('empty'));
    await prepareLedger(database);
  });
  afterAll(() => database.close());

  /** Adds a player, with functions that bet 100 centavos, and one that sets the state of the check of the identity. */
  async function openPlayer({ identity } = packOf('UK')) {
    const { id, session } = await addPlayer(database, uuid(), 10_000);
    const rules = { betRules: { identity, oneSlot: false } };
    const rounds = createMemberRounds(database, clock, rules);
    const storeClock = { now: () => Promise.resolve(clock.now()) };
    const bets = createMemberBets(database, storeClock, rules);
    const result = { payoutCentavos: 0, outcome: 1 };
    const stake = { stakeCentavos: 100 };
    const later = { choice: 1, result: null, dueAt: clock.now() + 60_000 };
    return {
      round: (key: string) => rounds.play(session, 'slot', { key, ...stake, decide: () => result }),
      bet: (key: string) => bets.place(session, 'slot', { key, ...stake, decide: () => later }),
      endHand: (key: string) => {
        const raise = { stakeCentavos: 200, choice: 1, result };
        return bets.end(session, 'slot', key, () => ({ result, raise }));
      },
      balance: () => rounds.balance(session, 'slot'),
      async setCheck(state: IdentityState) {
        const { sql } = database;
        await sql.deleteFrom('identity_check').where('member_id', '=', id).execute();
        const check = { id: uuid(), member_id: id, state, document: 'passport' as const };
        const empty = { front: null, back: null, selfie: null, note: '' };
        const decided_at = state === 'sent' ? null : clock.now();
        const reason = state === 'refused' ? 'Too dark' : null;
        const decision = { sent_at: clock.now(), decided_at, decided_by: null, reason };
        await sql
          .insertInto('identity_check')
          .values({ ...check, ...empty, ...decision })
          .execute();
      },
    };
  }

  it.each(['none', 'sent', 'refused'] as const)(
    'are refused while the check is in the state %s, and no money moves',
    async (state) => {
      const player = await openPlayer();
      if (state !== 'none') await player.setCheck(state);
      expect(await eightTimes(player.round)).toEqual(refused);
      expect(await eightTimes(player.bet)).toEqual(refused);
      expect(await player.balance()).toBe(10_000);
      expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    },
  );

  it('are taken after the approval', async () => {
    const player = await openPlayer();
    await player.setCheck('approved');
    expect(await eightTimes(player.round)).toEqual(done);
    expect(await eightTimes(player.bet)).toEqual(done);
    expect(await player.balance()).toBe(10_000 - 16 * 100);
  });

  it('go on to their end when the approval is taken back, with the second stake of a hand', async () => {
    const player = await openPlayer();
    await player.setCheck('approved');
    await player.round('round');
    await player.bet('hand');
    await player.setCheck('refused');
    expect(await player.round('round')).toMatchObject({ repeated: true });
    await player.endHand('hand');
    expect(await player.balance()).toBe(10_000 - 400);
    await expect(player.round('another')).rejects.toMatchObject({ code: 'identity_needed' });
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('are taken in a market that asks before the first withdrawal only', async () => {
    const identity = { due: 'beforeWithdrawal', untilThen: null } as const;
    const player = await openPlayer({ ...packOf('UK'), identity });
    expect(await eightTimes(player.round)).toEqual(done);
  });
});

describe('the market UK', () => {
  let test: IdentityTest;
  beforeAll(async () => {
    test = await openIdentity('UK');
  });
  afterAll(() => test.close());
  afterEach(() => test.operator.reset());

  async function post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const request = new Request(`http://localhost:4174${path}`, init);
    const answer = await test.gateway.gamesFetch(request, { ip: '192.0.2.1' });
    return (await answer.json()) as Record<string, unknown>;
  }

  it('launches no game with money before the approval, and takes no bet after it is taken back', async () => {
    const juan = await test.member('juan');
    const slot = games.find(({ kind, leastBet }) => kind === 'slot' && leastBet === 100);
    const { vendor = '', gameId = '', nodeId = 0 } = slot ?? {};
    const wanted = { launchMode: 'GLS', vendor, gameId, nodeId } as const;
    const launch = () => test.request(calls.launchGame, wanted, { token: juan.token });
    await expect(launch()).rejects.toMatchObject({ code: 'identity_needed' });
    await juan.send();
    await expect(launch()).rejects.toMatchObject({ code: 'identity_needed' });
    const id = await test.waiting();
    await test.approve(id);
    const ticket = new URL((await launch()).url, 'http://localhost:4174').hash.slice(1);
    const { session, fair, balanceCentavos } = await post('/slot/open', { ticket, parents: [] });
    const { key } = (fair as { next: { key: string } }).next;
    await test.askAgain(id);
    const bet = { session, key, stakeCentavos: 500, choice: null };
    expect(await post('/slot/play', bet)).toMatchObject({ reason: 'identity_needed' });
    expect(await post('/slot/balance', { session })).toMatchObject({ balanceCentavos });
  });
});
