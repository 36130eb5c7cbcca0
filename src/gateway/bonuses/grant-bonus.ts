import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { dayMs } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { anyLane, post, recordStep } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { bonusAmount, bonusGoal } from './bonus-amounts.ts';
import { type Bonus, bonusAccount, countBonuses, lockBonuses } from './bonus-purse.ts';
import type { BonusRuleTable } from '../store/tables/money/bonus-tables.ts';
import { endBonus } from './end-bonus.ts';
import { moveBonus } from './move-bonus.ts';

export type BonusRule = Selectable<BonusRuleTable>;

/** A bonus to give to a member. */
export interface NewBonus {
  readonly memberId: string;
  /** Id of the rule. */
  readonly rule: string;
  /** The money that it is given for, in centavos: the rule takes its part of it. */
  readonly base: Centavos;
  /** The granted money where the rule gives the terms only. By default the rule's part of the base. */
  readonly amount?: Centavos;
  /** Unique: a known key grants nothing and returns the first bonus. */
  readonly key: string;
  /** The row that causes it. */
  readonly cause: { readonly table: keyof Schema; readonly id: string };
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Finds a rule. Refusal `bonus_unavailable` when there is none or it is switched off. */
async function requireRule(sql: Sql, id: string): Promise<BonusRule> {
  const rule = await sql
    .selectFrom('bonus_rule')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!rule) throw new Refusal(200, 'bonus_unavailable');
  return rule;
}

function findByKey(sql: Sql, key: string) {
  return sql.selectFrom('bonus').selectAll().where('key', '=', key).executeTakeFirst();
}

function bonusRow(rule: BonusRule, wanted: NewBonus) {
  const { memberId, base, key, cause, at } = wanted;
  const amount = wanted.amount ?? bonusAmount(rule, base);
  return {
    id: uuid(),
    member_id: memberId,
    rule: rule.id,
    key,
    state: 'offered' as const,
    base,
    amount,
    terms: JSON.stringify(rule.terms),
    titles: JSON.stringify(rule.titles),
    goal: bonusGoal(rule.terms, base, amount),
    turnover_by: '{}',
    spins_left: rule.terms.spins?.count ?? 0,
    cause_table: cause.table,
    cause_id: cause.id,
    created_at: at,
    expires_at: at + rule.terms.days * dayMs,
  };
}

async function addBonus(sql: Sql, wanted: NewBonus): Promise<Bonus> {
  const rule = await requireRule(sql, wanted.rule);
  const row = bonusRow(rule, wanted);
  if (row.amount <= 0) throw new RangeError(`The rule ${rule.id} gives nothing for ${wanted.base}`);
  const bonus = await sql.insertInto('bonus').values(row).returningAll().executeTakeFirstOrThrow();
  const subject = { table: 'bonus', id: bonus.id } as const;
  const { actor, at } = wanted;
  await recordStep(sql, { subject, from: null, to: 'offered', actor, at, amount: bonus.amount });
  return bonus;
}

/** Puts the money of an offered bonus into its purse. Null when it is not offered any more. */
async function activate(sql: Sql, bonus: Bonus, actor: Actor, at: number): Promise<Bonus | null> {
  const { id, member_id: memberId, amount, terms } = bonus;
  const set = { granted_at: at, expires_at: at + terms.days * dayMs };
  const active = await moveBonus(sql, bonus, { to: 'active', actor, at, amount, set });
  if (!active) return null;
  const purse = bonusAccount(bonus);
  await sql
    .insertInto('ledger_account')
    .values({ id: purse, kind: 'bonus', balance: 0, member_id: memberId })
    .execute();
  await countBonuses(sql, memberId, 1);
  await post(sql, {
    key: `bonus:${id}:grant`,
    kind: 'bonusGrant',
    at,
    postings: [
      { account: anyLane('promotions'), amount: -amount },
      { account: purse, amount },
    ],
    cause: { table: 'bonus', id },
    actor,
    orderNo: id,
    remark: bonus.titles.EN,
  });
  // Without a turnover to reach it is cash at once.
  const isDone = active.goal === 0 && active.spins_left === 0;
  if (isDone) await endBonus(sql, active, { reason: 'turnedOver', actor, at });
  return active;
}

async function lockOrRefuse(sql: Sql, memberId: string): Promise<void> {
  if (!(await lockBonuses(sql, memberId))) throw new Refusal(200, 'need_true_account');
}

/**
 * Offers a bonus, which the member accepts with `acceptBonus` until it expires. No money moves. Call inside a transaction.
 * Returns its id. Refusals `bonus_unavailable` for an unknown rule and `need_true_account`.
 */
export async function offerBonus(sql: Sql, wanted: NewBonus): Promise<string> {
  await lockOrRefuse(sql, wanted.memberId);
  return ((await findByKey(sql, wanted.key)) ?? (await addBonus(sql, wanted))).id;
}

/** Accepts an offered bonus of a member. Call inside a transaction. Returns null when it is not offered or expired. */
export async function acceptBonus(
  sql: Sql,
  { memberId, id, at }: { memberId: string; id: string; at: number },
): Promise<Bonus | null> {
  await lockOrRefuse(sql, memberId);
  const bonus = await sql
    .selectFrom('bonus')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'offered')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return bonus ? activate(sql, bonus, 'member', at) : null;
}

/**
 * Grants a bonus: its money comes from the promotions into a purse of its own. Call inside a transaction. A known key moves
 * nothing. Returns the id of the bonus. Refusals `bonus_unavailable` for an unknown rule and `need_true_account` for a trial
 * account. Throws a RangeError when the rule gives nothing for the base.
 */
export async function grantBonus(sql: Sql, wanted: NewBonus): Promise<string> {
  await lockOrRefuse(sql, wanted.memberId);
  const known = await findByKey(sql, wanted.key);
  if (known) return known.id;
  const bonus = await addBonus(sql, wanted);
  await activate(sql, bonus, wanted.actor, wanted.at);
  return bonus.id;
}
