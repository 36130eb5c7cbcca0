import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { pursesOf } from '#gateway/ledger/postings.ts';
import { placeBet } from '#gateway/bets/open-bets.ts';
import { settleDueBets } from '#gateway/bets/settle-due-bets.ts';
import { approveWithdrawal, takeWithdrawal } from '#gateway/withdrawals/pay-withdrawal.ts';
import { confirmByMember } from '#gateway/withdrawals/confirm-withdrawal.ts';
import { cancel, rejectWithdrawal } from '#gateway/withdrawals/give-back.ts';
import { beginPart, byHand, endPart, PartRefused } from '#gateway/withdrawals/pay-part.ts';
import { packOf } from '#gateway/protection/market-pack.ts';
import { requestWithdrawal } from '#gateway/withdrawals/request-withdrawal.ts';
import type { Database, Sql } from '#gateway/store/database.ts';
import { defaultSettings } from '#gateway/system/settings.ts';
import { addPlayer, clock, type TestPlayer } from './add-player.ts';
import { auditLedger, balancedLedger } from './audit-ledger.ts';

const now = clock.now();

const settings = {
  ...defaultSettings,
  withdrawalLimits: { least: 1, most: 1_000_00, timesPerDay: 1_000, sumPerDay: 1_000_000_00 },
};

const rules = { settings, market: packOf('open') };

/** Asks for a withdrawal, with a new key by default. */
const ask = ({ transaction }: Database, memberId: string, { amount = 0, key = uuid() }) =>
  transaction((sql) =>
    requestWithdrawal(sql, { memberId, key, accountId: 'a', amount, charge: 1 }, rules, now),
  );

const ended = { confirmMs: 1_000, reference: 'slip', now };

/** Pays a part by hand. Twice at once, or beyond the rest, it is refused. */
async function payPart(sql: Sql, id: string, amount: number | null): Promise<void> {
  const part = await beginPart(sql, { id, amount, provider: byHand, now });
  if (part) await endPart(sql, { id, n: part.n, state: 'paid', ...ended });
}

/** Moves a withdrawal as a member and several operators at once, each time in another order. */
function moveOne({ transaction }: Database, id: string, nth: number) {
  const moves: ((sql: Sql) => Promise<unknown>)[] = [
    (sql) => takeWithdrawal(sql, id, now),
    (sql) => takeWithdrawal(sql, id, now),
    (sql) => cancel(sql, id, now),
    (sql) => approveWithdrawal(sql, id, now),
    (sql) => payPart(sql, id, 50),
    (sql) => payPart(sql, id, null),
    (sql) => payPart(sql, id, 50),
    (sql) => confirmByMember(sql, id, now),
    ...(nth % 3 === 0 ? [(sql: Sql) => rejectWithdrawal(sql, id, { reason: 'No', now })] : []),
  ];
  const first = nth % moves.length;
  const turned = [...moves.slice(first), ...moves.slice(0, first)];
  return inPairs(turned.map((move) => () => transaction(move)));
}

/** Runs two at a time: the pool of a server has ten connections, and a caller waits ten seconds for one. */
async function inPairs(work: readonly (() => Promise<unknown>)[]) {
  const done: PromiseSettledResult<unknown>[] = [];
  for (let at = 0; at < work.length; at += 2) {
    done.push(...(await Promise.allSettled(work.slice(at, at + 2).map((one) => one()))));
  }
  return done;
}

const codesOf = (done: readonly PromiseSettledResult<unknown>[]) =>
  done.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    return one.reason instanceof PartRefused ? ['part'] : [one.reason.code ?? String(one.reason)];
  });

async function cashAndHeld({ sql }: Database, id: string) {
  const { cash, held } = await pursesOf(sql, id);
  return { cash, held };
}

/** Places a bet that is due now. */
function bet({ transaction }: Database, { id }: TestPlayer, key: string) {
  const player = { memberId: id, nodeId: 1, category: 'RNG' as const, vendor: 'V', wallet: id };
  const result = { payoutCentavos: 120, outcome: null };
  const wanted = { key, stakeCentavos: 50, dueAt: now, result };
  return transaction((sql) => placeBet(sql, player, wanted, now));
}

/** Withdrawals, which every kind of store must carry out. */
export function withdrawals(open: () => Database): void {
  it('gives the whole balance to one of two withdrawals at once', async () => {
    const database = open();
    const { id } = await addPlayer(database, 'whole', 1_000);
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, () => ask(database, id, { amount: 1_000 })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(codesOf(asked)).toEqual(Array.from({ length: 5 }, () => 'insufficient_balance'));
    expect(await cashAndHeld(database, id)).toEqual({ cash: 0, held: 1_000 });
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('makes a key once, however often it is asked for at once', async () => {
    const database = open();
    const { id } = await addPlayer(database, 'keyed', 1_000);
    const key = uuid();
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => ask(database, id, { amount: 100, key })),
    );
    expect(new Set(asked.map((one) => one.id)).size).toBe(1);
    expect(await cashAndHeld(database, id)).toEqual({ cash: 900, held: 100 });
    await expect(ask(database, id, { amount: 200, key })).rejects.toMatchObject({
      code: 'key_reused',
    });
  });

  it('keeps all money when a member withdraws while a bet settles', async () => {
    const database = open();
    const player = await addPlayer(database, 'bettor', 1_000);
    const { id } = player;
    await bet(database, player, 'before');
    const done = await Promise.allSettled([
      ask(database, id, { amount: 950 }),
      settleDueBets(database, now),
      bet(database, player, 'while'),
      ask(database, id, { amount: 950 }),
      settleDueBets(database, now),
    ]);
    expect(new Set(codesOf(done))).toEqual(new Set(['insufficient_balance']));
    while ((await settleDueBets(database, now)) > 0);
    const { cash, held } = await cashAndHeld(database, id);
    expect([950, 0]).toContain(held);
    const rounds = await database.sql
      .selectFrom('round')
      .select(['stake', 'payout'])
      .where('member_id', '=', id)
      .execute();
    expect(cash + held).toBe(rounds.reduce((sum, row) => sum + row.payout - row.stake, 1_000));
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('holds what is not paid when 64 members withdraw at once', async () => {
    const database = open();
    const { sql } = database;
    const names = Array.from({ length: 64 }, (_, n) => `drawer${n}`);
    const players = await Promise.all(names.map((name) => addPlayer(database, name, 1_000)));
    const ids = players.map(({ id }) => id);
    const asked = await Promise.all(
      players.map((player, n) =>
        inPairs([
          () => ask(database, player.id, { amount: 300 + n }),
          () => ask(database, player.id, { amount: 500 }),
          () => ask(database, player.id, { amount: 600 }),
          () => bet(database, player, 'one'),
          ...(n % 16 === 0 ? [() => settleDueBets(database, now)] : []),
        ]),
      ),
    );
    expect(new Set(codesOf(asked.flat()))).toEqual(new Set(['insufficient_balance']));
    expect(await auditLedger(sql)).toEqual(balancedLedger);
    const of = sql.selectFrom('withdrawal').where('member_id', 'in', ids);
    const rows = await of.select('id').execute();
    expect(rows.length).toBeGreaterThanOrEqual(64);
    const moved = await Promise.all(rows.slice(0, 64).map(({ id }, n) => moveOne(database, id, n)));
    expect(codesOf(moved.flat()).filter((code) => code !== 'part')).toEqual([]);
    while ((await settleDueBets(database, now)) > 0);
    expect(await auditLedger(sql)).toEqual(balancedLedger);

    const after = await of.selectAll().execute();
    for (const one of after) {
      const isBack = one.state === 'cancelled' || one.state === 'rejected';
      expect(one.returned).toBe(isBack ? one.amount : 0);
      const isPaid = one.state === 'paid' || one.state === 'confirmed';
      if (isPaid) expect(one.paid).toBe(one.amount - one.charge);
    }
    expect(new Set(after.map(({ state }) => state)).size).toBeGreaterThan(1);
    const left = after.reduce((sum, one) => {
      const isPaid = one.state === 'paid' || one.state === 'confirmed';
      return sum + one.paid + (isPaid ? one.charge : 0);
    }, 0);
    const purses = await Promise.all(ids.map((id) => cashAndHeld(database, id)));
    const kept = purses.reduce((sum, { cash, held }) => sum + cash + held, 0);
    const bets = await sql
      .selectFrom('round')
      .select(['stake', 'payout'])
      .where('member_id', 'in', ids)
      .execute();
    const won = bets.reduce((sum, row) => sum + row.payout - row.stake, 0);
    expect(kept + left).toBe(64_000 + won);
  }, 120_000);
}
