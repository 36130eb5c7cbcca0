import { dayMs, dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { bonusAmount, bonusConditionsInWords, type BonusRule } from '../../bonuses/bonuses.ts';
import { offerReward } from '../../offers/offers.ts';
import type { Database, Sql } from '../../store/database.ts';
import { type LossDays, recordLosses } from './record-losses.ts';

type Store = Pick<Database, 'sql' | 'transaction'>;

/** A period is closed this long after its end, so that bets of its last moments are committed. */
const graceMs = 10 * 60_000;
/** Periods of a rule that one run closes. */
const periodsAtOnce = 12;
/** Rebates that one transaction offers. */
const batch = 100;
/** Members claim a rebate within this time. */
const claimMs = 14 * dayMs;

/** The period of a rule that a day belongs to: a day, or a week from Monday. */
function periodOf({ conditions }: BonusRule, day: number): LossDays {
  if (conditions.each === 'day') return { from: day, to: day + 1 };
  const from = weekOf(day);
  return { from, to: from + 7 };
}

async function lastClosed(sql: Sql, { id }: BonusRule): Promise<number | null> {
  const period = await sql
    .selectFrom('loss_rebate_period')
    .select('first_day')
    .where('rule', '=', id)
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return period?.first_day ?? null;
}

/** Closes a period of a rule, once. Losses are recorded unless it ended before the rule began. Call inside a transaction. */
async function closePeriod(
  sql: Sql,
  { rule, days, counts }: { rule: BonusRule; days: LossDays; counts: boolean },
  now: number,
): Promise<boolean> {
  const key = { rule: rule.id, first_day: days.from };
  const closed = await sql
    .insertInto('loss_rebate_period')
    .values({ ...key, members: 0, closed_at: now })
    .onConflict((on) => on.doNothing())
    .returning('first_day')
    .executeTakeFirst();
  if (!closed || !counts) return false;
  const members = await recordLosses(sql, { rule: rule.id, days, least: rule.least });
  await sql
    .updateTable('loss_rebate_period')
    .set({ members })
    .where('rule', '=', rule.id)
    .where('first_day', '=', days.from)
    .execute();
  return true;
}

/** Closes the ended periods of a rule. A new rule begins with the period under way: nothing is given for the time before. */
async function closePeriods({ sql, transaction }: Store, rule: BonusRule, now: number) {
  for (let nth = 0; nth < periodsAtOnce; nth += 1) {
    const last = await lastClosed(sql, rule);
    if (last === null) {
      const days = periodOf(rule, periodOf(rule, dayOf(now)).from - 1);
      await transaction((within) => closePeriod(within, { rule, days, counts: false }, now));
      return;
    }
    const days = periodOf(rule, periodOf(rule, last).to);
    if (startOfDay(days.to) + graceMs > now) return;
    if (!(await transaction((within) => closePeriod(within, { rule, days, counts: true }, now)))) {
      return;
    }
  }
}

/** Offers the recorded rebates of a rule that are not offered yet, at most `batch`. Returns their number. */
async function offerBatch(sql: Sql, rule: BonusRule, now: number): Promise<number> {
  const waiting = await sql
    .selectFrom('loss_rebate')
    .select(['first_day', 'member_id', 'loss'])
    .where('rule', '=', rule.id)
    .where('amount', 'is', null)
    .orderBy('first_day')
    .orderBy('member_id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { first_day: firstDay, member_id: memberId, loss } of waiting) {
    const amount = bonusAmount(rule, loss);
    const offer = {
      memberId,
      key: `lossRebate:${rule.id}:${firstDay}:${memberId}`,
      source: 'rebate',
      cause: { table: 'loss_rebate', id: `${rule.id}:${firstDay}:${memberId}` },
      value: { kind: 'bonus', rule: rule.id, centavos: amount },
      title: rule.titles,
      terms: bonusConditionsInWords(rule.terms),
      at: now,
      expiresAt: now + claimMs,
    } as const;
    const rewardId = amount > 0 ? await offerReward(sql, offer) : null;
    await sql
      .updateTable('loss_rebate')
      .set({ amount, reward_id: rewardId })
      .where('rule', '=', rule.id)
      .where('first_day', '=', firstDay)
      .where('member_id', '=', memberId)
      .execute();
  }
  return waiting.length;
}

/**
 * The job of the loss rebates: for each rule that is on, closes the periods that have ended, records what each member has lost
 * in them, and offers the rebates in the claim hall, once for a rule, a period and a member. A run that was stopped goes on
 * with the next. May run on several gateways at once.
 */
export async function offerLossRebates(store: Store, now: number): Promise<void> {
  const rules = await store.sql
    .selectFrom('bonus_rule')
    .selectAll()
    .where('kind', '=', 'lossRebate')
    .where('enabled', '=', true)
    .execute();
  for (const rule of rules) {
    await closePeriods(store, rule, now);
    for (;;) {
      const offered = await store.transaction((sql) => offerBatch(sql, rule, now));
      if (offered < batch) break;
    }
  }
}
