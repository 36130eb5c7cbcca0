import type { RewardSource } from '#protocol/vocabulary/reward-source.ts';
import type { RewardState } from '#protocol/vocabulary/reward-state.ts';
import type { Centavos } from '#protocol/model/money.ts';
import type { CodeOf } from '#protocol/vocabulary/entry-code.ts';
import { recordEvent } from '../events/events.ts';
import { Refusal } from '../http/refusal.ts';
import { creditPoints } from '../points/points.ts';
import type { Sql } from '../store/database.ts';
import { grantBonus } from '../bonuses/bonuses.ts';
import { anyLane, post } from '../ledger/ledger.ts';
import type { Actor } from '../store/tables/money/money-tables.ts';
import { endReward, type Reward } from './end-reward.ts';
import { holdCash } from './held-cash.ts';
import { checkConditions, type RewardConditions } from './reward-conditions.ts';
import { type RewardValue, valueOf } from './reward-value.ts';

/** A claim of a reward. */
interface RewardClaim {
  readonly memberId: string;
  readonly rewardId: string;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Conditions of cash. */
  readonly conditions: RewardConditions;
}

/** A reward after a claim. It is paid when its state is `claimed`. */
export interface ClaimedReward {
  readonly state: RewardState;
  readonly value: RewardValue;
}

/** Kind and code of the ledger entry. The wire has codes of its own for rebates. */
type RewardEntry =
  | { readonly kind: 'reward' }
  | { readonly kind: 'rebate'; readonly code: CodeOf<'rebate'> };

function entryOf(source: RewardSource): RewardEntry {
  if (source === 'rebate') return { kind: 'rebate', code: 'betting_rebate' };
  if (source === 'referral') return { kind: 'rebate', code: 'referral_rebate' };
  return { kind: 'reward' };
}

async function lockOwn(sql: Sql, { memberId, rewardId }: RewardClaim): Promise<Reward> {
  const reward = await sql
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', rewardId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!reward) throw new Refusal(404, 'not_found');
  return reward;
}

/** Returns whether a reward is cash that needs conditions. A rebate needs none: it gives back what was staked or lost. */
export function needsConditions(
  { source }: Pick<Reward, 'source'>,
  { kind }: RewardValue,
): boolean {
  return kind === 'cash' && source !== 'rebate';
}

/** The money of a trial account is apart from the real books. */
async function refuseTrial(sql: Sql, memberId: string): Promise<void> {
  const wallet = sql.selectFrom('ledger_account').select('kind').where('id', '=', memberId);
  const { kind } = await wallet.executeTakeFirstOrThrow();
  if (kind === 'trial') throw new Refusal(200, 'need_true_account');
}

/** Pays the value of a reward: points into the points of the member, a bonus into a purse of its own, cash by `payCash`. */
async function pay(sql: Sql, reward: Reward, claim: RewardClaim): Promise<void> {
  const value = valueOf(reward);
  if (value.kind === 'cash') return payCash(sql, reward, value.centavos, claim);
  const { id, member_id: memberId } = reward;
  const { actor, at } = claim;
  const given = { memberId, key: `reward:${id}`, cause: { table: 'reward', id }, at } as const;
  if (value.kind === 'points') {
    await creditPoints(sql, { ...given, points: value.points });
  } else {
    const { rule, centavos: amount } = value;
    await grantBonus(sql, { ...given, rule, base: amount, amount, actor });
  }
}

/** Pays cash from the promotions of the house, holds it until it was staked, and notifies the member. */
async function payCash(
  sql: Sql,
  reward: Reward,
  centavos: Centavos,
  { actor, at, conditions }: RewardClaim,
): Promise<void> {
  const { id, member_id: memberId } = reward;
  const cause = { table: 'reward', id } as const;
  const postings = [
    { account: anyLane('promotions'), amount: -centavos },
    { account: memberId, amount: centavos },
  ];
  const entry = { key: `reward:${id}`, at, postings, cause, actor, orderNo: id } as const;
  await post(sql, { ...entry, ...entryOf(reward.source) });
  if (needsConditions(reward, { kind: 'cash', centavos })) {
    await holdCash(sql, memberId, centavos * conditions.plays);
  }
  const values = { amount: centavos };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, at);
}

/**
 * Claims a reward of a member: pays it, once. A reward that is not offered any more stays as it is, and its state is returned;
 * one whose time is over becomes `expired`. Call inside a transaction. Refusals: `not_found`, `need_true_account`,
 * `reward_conditions` for cash whose conditions the member does not meet yet, and `bonus_unavailable` for a bonus whose rule is switched off: it can be claimed when the rule is on again.
 */
export async function claimReward(sql: Sql, claim: RewardClaim): Promise<ClaimedReward> {
  const { memberId, at, actor } = claim;
  const reward = await lockOwn(sql, claim);
  const value = valueOf(reward);
  if (reward.state !== 'offered') return { state: reward.state, value };
  if (reward.expires_at !== null && reward.expires_at <= at) {
    await endReward(sql, reward, { to: 'expired', actor: 'job', at });
    return { state: 'expired', value };
  }
  await refuseTrial(sql, memberId);
  if (needsConditions(reward, value)) await checkConditions(sql, memberId, claim.conditions);
  await endReward(sql, reward, { to: 'claimed', actor, at });
  await pay(sql, reward, claim);
  return { state: 'claimed', value };
}
