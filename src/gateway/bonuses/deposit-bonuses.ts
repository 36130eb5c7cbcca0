import { dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, post } from '../ledger/ledger.ts';
import { type Bonus, lockBonuses } from './bonus-purse.ts';
import type { BonusConditions } from '../store/tables/money/bonus-tables.ts';
import { endBonus } from './end-bonus.ts';
import { type BonusRule, grantBonus } from './grant-bonus.ts';

const minuteMs = 60_000;

/** The kinds of rules that a deposit can be made with. */
const depositKinds = ['firstDeposit', 'reload', 'freeSpins'] as const;

/** A deposit that a bonus is wanted for. */
interface Applicant {
  readonly memberId: string;
  /** The deposit itself does not count as an earlier one. Null before there is one. */
  readonly depositId: string | null;
  /** The time at which the member chose the bonus. */
  readonly at: number;
}

/** Returns whether a rule can be chosen at a time, by its days and hours (+08:00). */
function isTime({ weekdays, hours }: BonusConditions, at: number): boolean {
  const day = dayOf(at);
  const minute = Math.floor((at - startOfDay(day)) / minuteMs);
  // 1970-01-01 was a Thursday.
  if (weekdays && !weekdays.includes((day + 4) % 7)) return false;
  return !hours || (minute >= hours.from && minute < hours.to);
}

/** The time from which on a bonus of the rule counts as one that the member has had. Null: it can be had any number of times. */
function countedFrom({ each }: BonusConditions, at: number): number | null {
  if (each === null) return null;
  if (each === 'once') return 0;
  const day = dayOf(at);
  return startOfDay(each === 'day' ? day : weekOf(day));
}

async function hasHad(sql: Sql, rule: BonusRule, { memberId, at }: Applicant): Promise<boolean> {
  const from = countedFrom(rule.conditions, at);
  if (from === null) return false;
  const had = await sql
    .selectFrom('bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('rule', '=', rule.id)
    .where('created_at', '>=', from)
    .executeTakeFirst();
  return had !== undefined;
}

async function hasDeposited(sql: Sql, { memberId, depositId }: Applicant): Promise<boolean> {
  const earlier = await sql
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['paid', 'reversed'])
    .$if(depositId !== null, (paid) => paid.where('id', '<>', depositId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

async function fits(sql: Sql, rule: BonusRule, applicant: Applicant): Promise<boolean> {
  const { starts_at: starts, ends_at: ends, conditions, kind } = rule;
  if ((starts !== null && applicant.at < starts) || (ends !== null && applicant.at >= ends))
    return false;
  if (!isTime(conditions, applicant.at) || (await hasHad(sql, rule, applicant))) return false;
  return kind !== 'firstDeposit' || !(await hasDeposited(sql, applicant));
}

/** The key of the bonus of a deposit. */
export const depositBonusKey = (depositId: string): string => `deposit:${depositId}:bonus`;

function selectRules(sql: Sql) {
  return sql
    .selectFrom('bonus_rule')
    .selectAll()
    .where('enabled', '=', true)
    .where('kind', 'in', depositKinds)
    .orderBy('sort');
}

/** The rules that the next deposit of a member can be made with. */
export async function depositRules(
  sql: Sql,
  memberId: string,
  at: number,
): Promise<readonly BonusRule[]> {
  const rules = await selectRules(sql).execute();
  const applicant = { memberId, depositId: null, at };
  const fitting = await Promise.all(rules.map((rule) => fits(sql, rule, applicant)));
  return rules.filter((_, nth) => fitting[nth]);
}

/** A deposit as its bonus sees it. */
interface BonusDeposit {
  readonly channel: string;
  readonly amount: Centavos;
}

function takes({ least, conditions }: BonusRule, { channel, amount }: BonusDeposit): boolean {
  return amount >= least && (conditions.channels?.includes(channel) ?? true);
}

/** Returns whether a member can make a deposit with a bonus. */
export async function canChoose(
  sql: Sql,
  id: string,
  { memberId, at, ...deposit }: BonusDeposit & { memberId: string; at: number },
): Promise<boolean> {
  const rule = await selectRules(sql).where('id', '=', id).executeTakeFirst();
  if (!rule || !takes(rule, deposit)) return false;
  return fits(sql, rule, { memberId, depositId: null, at });
}

/** A paid deposit with the bonus that the member chose. */
interface PaidDeposit extends BonusDeposit {
  readonly id: string;
  readonly memberId: string;
  /** Id of the rule. */
  readonly bonusId: string;
  /** Time at which it was chosen. */
  readonly chosenAt: number;
  /** Time of the payment. */
  readonly at: number;
}

/**
 * Grants the bonus of a paid deposit, unless its rule does not fit any more: the member has had it meanwhile, or another
 * amount arrived. Call in the transaction that credits the deposit. Returns the id of the bonus, or null.
 */
export async function grantDepositBonus(sql: Sql, deposit: PaidDeposit): Promise<string | null> {
  const { id, memberId, bonusId, amount, chosenAt, at } = deposit;
  // The lock makes two deposits of a member that arrive at once see each other's bonus.
  if (!(await lockBonuses(sql, memberId))) return null;
  const rule = await selectRules(sql).where('id', '=', bonusId).executeTakeFirst();
  if (!rule || !takes(rule, deposit)) return null;
  if (!(await fits(sql, rule, { memberId, depositId: id, at: chosenAt }))) return null;
  const cause = { table: 'deposit', id } as const;
  const key = depositBonusKey(id);
  return grantBonus(sql, { memberId, rule: bonusId, base: amount, key, cause, actor: 'job', at });
}

/** Cash to take back from a member. */
export interface Taking {
  readonly amount: Centavos;
  /** Posts the entry that takes `part` of the amount. */
  take(part: Centavos): Promise<unknown>;
}

/** The cash that a bonus has become, which goes back to the promotions. */
function releasedOf(sql: Sql, bonus: Bonus, at: number): Taking {
  const { id, member_id: memberId } = bonus;
  return {
    amount: bonus.released,
    take: (part) =>
      post(sql, {
        key: `bonus:${id}:takenBack`,
        kind: 'bonusForfeit',
        at,
        postings: [
          { account: memberId, amount: -part },
          { account: anyLane('promotions'), amount: part },
        ],
        cause: { table: 'bonus', id },
        actor: 'provider',
        orderNo: id,
        remark: bonus.titles.EN,
      }),
  };
}

/**
 * Takes the bonus with a key back, because a deposit was taken back: ends one that is active, with its purse. Returns the cash
 * that it has become, for the caller to take. Null for none. Call in the transaction that reverses the deposit, with the main
 * wallet locked.
 */
export async function takeBonusBack(sql: Sql, key: string, at: number): Promise<Taking | null> {
  const bonus = await sql.selectFrom('bonus').selectAll().where('key', '=', key).executeTakeFirst();
  if (bonus?.state === 'released' && bonus.released > 0) return releasedOf(sql, bonus, at);
  if (bonus?.state === 'active') {
    await endBonus(sql, bonus, { reason: 'depositReversed', actor: 'provider', at });
  }
  return null;
}
