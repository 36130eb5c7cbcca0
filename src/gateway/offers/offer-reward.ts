import { v7 as uuid } from 'uuid';
import type { RewardSource } from '#protocol/vocabulary/reward-source.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { DepositBasis } from '../deposits/deposits.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Worded } from '../texts/texts.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { type ClaimedReward, claimReward, needsConditions } from './claim-reward.ts';
import { type RewardConditions, unmetConditions } from './reward-conditions.ts';
import { columnsOf, type RewardValue } from './reward-value.ts';

/** A reward to offer. */
export interface RewardOffer {
  readonly memberId: string;
  /** Makes it happen once. It names its source, for example `mission:<id>:<member>:<period>`. */
  readonly key: string;
  readonly source: RewardSource;
  /** The row that causes the reward. */
  readonly cause: { readonly table: keyof Schema; readonly id: string };
  readonly value: RewardValue;
  readonly title: Worded;
  /** Conditions in one line. */
  readonly terms: Worded;
  /** Epoch milliseconds. */
  readonly at: number;
  /** It cannot be claimed from then on. Null: it does not expire. */
  readonly expiresAt: number | null;
  /** A job by default. */
  readonly actor?: Actor;
  /** The deposits without which it would not be offered. None by default. */
  readonly restsOn?: DepositBasis | null;
}

/** Keeps the deposits that a reward rests on, so that it is withdrawn with them. */
async function keepBasis(sql: Sql, rewardId: string, { deposits }: DepositBasis): Promise<void> {
  const rows = deposits.map(({ id, amount }) => ({ reward_id: rewardId, deposit_id: id, amount }));
  if (rows.length > 0) await sql.insertInto('reward_deposit').values(rows).execute();
}

/** Inserts the row. Returns the id of the reward with the key, and if it is new. */
async function insertOffer(sql: Sql, offer: RewardOffer) {
  const { memberId, key, source, cause, value, title, terms, at, expiresAt } = offer;
  const { actor = 'job', restsOn = null } = offer;
  const inserted = await sql
    .insertInto('reward')
    .values({
      id: uuid(),
      member_id: memberId,
      key,
      source,
      cause_table: cause.table,
      cause_id: cause.id,
      ...columnsOf(value),
      titles: JSON.stringify(title),
      terms: JSON.stringify(terms),
      offered_at: at,
      expires_at: expiresAt,
      least_deposits: restsOn?.least ?? null,
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const known = sql.selectFrom('reward').select('id').where('key', '=', key);
    return { id: (await known.executeTakeFirstOrThrow()).id, isNew: false };
  }
  const { id } = inserted;
  if (restsOn !== null) await keepBasis(sql, id, restsOn);
  const subject = { table: 'reward', id } as const;
  const amount = value.kind === 'cash' ? { amount: value.centavos } : {};
  await recordStep(sql, { subject, from: null, to: 'offered', actor, at, ...amount });
  return { id, isNew: true };
}

/** The reward is listed in any case. Members to whom nothing advertises get no word of it. */
async function notifyOfOffer(sql: Sql, id: string, { memberId, at }: RewardOffer): Promise<void> {
  const member = sql.selectFrom('member').select('id').where('id', '=', memberId);
  const paused = await member.where('no_publicity_before', '>', at).executeTakeFirst();
  const event = { memberId, kind: 'rewardOffered', cause: { table: 'reward', id } } as const;
  const values = paused === undefined ? {} : { values: { quiet: true } };
  await recordEvent(sql, { ...event, ...values }, at);
}

/**
 * Offers a reward to a member, who claims it later, and notifies the member. Returns its id. A known key offers nothing and
 * returns the id of the first offer. Call inside the transaction of the cause.
 */
export async function offerReward(sql: Sql, offer: RewardOffer): Promise<string> {
  const { id, isNew } = await insertOffer(sql, offer);
  if (isNew) await notifyOfOffer(sql, id, offer);
  return id;
}

/** A reward that was offered and claimed at once. */
type PaidReward = ClaimedReward & { readonly id: string };

/**
 * Offers a reward and claims it at once, for a member who has just asked for it. A known key pays nothing again. Call inside
 * a transaction. Refusals `need_true_account`, `reward_conditions`.
 */
export async function payReward(
  sql: Sql,
  offer: RewardOffer,
  conditions: RewardConditions,
): Promise<PaidReward> {
  const { id } = await insertOffer(sql, offer);
  const { memberId, at, actor = 'job' } = offer;
  return { id, ...(await claimReward(sql, { memberId, rewardId: id, actor, at, conditions })) };
}

/**
 * Pays a reward that nobody has asked for. Cash whose conditions the member does not meet yet is offered instead, and the
 * member is notified. A known key pays nothing again. Call inside a transaction.
 */
export async function payOrOffer(
  sql: Sql,
  offer: RewardOffer,
  conditions: RewardConditions,
): Promise<PaidReward> {
  const { memberId, value } = offer;
  const unmet =
    needsConditions(offer, value) && (await unmetConditions(sql, memberId, conditions)) !== null;
  if (!unmet) return payReward(sql, offer, conditions);
  return { id: await offerReward(sql, offer), state: 'offered', value };
}
