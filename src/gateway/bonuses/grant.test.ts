import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import { demoSeed } from '#demo/demo.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { messagesOf } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { bonusRuleRows } from '../seed/content-rows.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { pursesOf } from '../ledger/postings.ts';
import { expireBonuses } from './end-bonus.ts';
import { acceptBonus, grantBonus, type NewBonus, offerBonus } from './grant-bonus.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  await database.sql.insertInto('bonus_rule').values(bonusRuleRows(demoSeed)).execute();
});
afterAll(() => database.close());

const at = Date.UTC(2026, 0, 5);

function wanted(memberId: string, rest: Partial<NewBonus> = {}): NewBonus {
  const cause = { table: 'member', id: memberId } as const;
  const given = { rule: 'first-deposit', base: 1_000_00, key: `test:${memberId}` };
  return { memberId, ...given, cause, actor: 'operator', at, ...rest };
}

const grant = (bonus: NewBonus) => database.transaction((sql) => grantBonus(sql, bonus));

async function bonusOf(id: string) {
  return database.sql
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

it('grants the part of the base, once for a key, from the promotions', async () => {
  const { id } = await addPlayer(database, 'granted', 500_00);
  const ids = await Promise.all([grant(wanted(id)), grant(wanted(id)), grant(wanted(id))]);
  expect(new Set(ids).size).toBe(1);
  expect(await pursesOf(database.sql, id)).toMatchObject({ cash: 500_00, bonus: 1_000_00 });
  const bonus = await bonusOf(ids[0]);
  expect(bonus).toMatchObject({ state: 'active', amount: 1_000_00, goal: 15 * 2_000_00 });
  expect(bonus.expires_at).toBe(at + 30 * dayMs);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('floors the part, and stops at the maximum of the rule', async () => {
  const { id } = await addPlayer(database, 'floored', 0);
  const odd = await grant(wanted(id, { rule: 'monday-reload', base: 333_33, key: 'odd' }));
  expect(await bonusOf(odd)).toMatchObject({ amount: 99_99, goal: 10 * (333_33 + 99_99) });
  const much = await grant(wanted(id, { base: 90_000_00, key: 'much' }));
  expect(await bonusOf(much)).toMatchObject({ amount: 5_000_00 });
});

it('refuses an unknown rule, and grants nothing for nothing', async () => {
  const { id } = await addPlayer(database, 'refused', 0);
  const unknown = grant(wanted(id, { rule: 'none' }));
  await expect(unknown).rejects.toMatchObject({ code: 'bonus_unavailable' });
  await expect(grant(wanted(id, { base: 0 }))).rejects.toThrow(RangeError);
  expect(await pursesOf(database.sql, id)).toMatchObject({ bonus: 0 });
});

it('moves no money before an offered bonus is accepted, and then once', async () => {
  const { id } = await addPlayer(database, 'offered', 0);
  const gift = wanted(id, { rule: 'reward', base: 50_00 });
  const offer = await database.transaction((sql) => offerBonus(sql, gift));
  expect(await pursesOf(database.sql, id)).toMatchObject({ bonus: 0 });
  const accept = () =>
    database.transaction((sql) => acceptBonus(sql, { memberId: id, id: offer, at: at + 1 }));
  const accepted = await Promise.all([accept(), accept()]);
  expect(accepted.filter((bonus) => bonus !== null)).toHaveLength(1);
  expect(await pursesOf(database.sql, id)).toMatchObject({ bonus: 50_00 });
  expect(await bonusOf(offer)).toMatchObject({ state: 'active', goal: 250_00 });
});

it('takes the money of a bonus back when its time is over', async () => {
  const { id } = await addPlayer(database, 'late', 0);
  const granted = await grant(wanted(id));
  const gift = wanted(id, { rule: 'reward', key: 'late gift' });
  const offer = await database.transaction((sql) => offerBonus(sql, gift));
  await expireBonuses(database, at + 30 * dayMs - 1);
  expect(await bonusOf(granted)).toMatchObject({ state: 'active' });
  expect(await bonusOf(offer)).toMatchObject({ state: 'expired', reason: 'timeOver' });
  await Promise.all([
    expireBonuses(database, at + 30 * dayMs),
    expireBonuses(database, at + 30 * dayMs),
  ]);
  expect(await bonusOf(granted)).toMatchObject({ state: 'expired', forfeited: 1_000_00 });
  expect(await pursesOf(database.sql, id)).toMatchObject({ cash: 0, bonus: 0 });
  // The member is notified once, and not about the one that was never accepted.
  expect(await messagesOf(database, id)).toEqual(['Your bonus has expired']);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});
