import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import { claimReward, type RewardConditions } from '../offers/offers.ts';
import { lockMember } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import { holdIfSuspect } from './hold-invitation.ts';

/** Number of players who registered with the code of a member. */
export async function countInvitations(sql: Sql, memberId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('invitation')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('referrer_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The rewards of a member's invitations. */
function selectRewards(sql: Sql, memberId: string) {
  return sql
    .selectFrom('reward')
    .where('reward.member_id', '=', memberId)
    .where('source', '=', 'referral');
}

/** The condition that a reward of a member does not belong to an invitation that is held. */
export function notHeld(memberId: string): RawBuilder<boolean> {
  return raw`not (source = 'referral' and cause_id in (
    select id::text from invitation where referrer_id = ${memberId}::uuid and state = 'held'
  ))`;
}

/**
 * Earnings of a member by invitations, in centavos: claimed ones, and those that can be claimed. A reward of an invitation that
 * is held is neither.
 */
export function readEarnings(sql: Sql, memberId: string) {
  const sumOf = (condition: RawBuilder<boolean>) =>
    raw<Centavos>`coalesce(sum(amount) filter (where ${condition}), 0)::int8`;
  return selectRewards(sql, memberId)
    .select([
      sumOf(raw`state = 'claimed'`).as('paid'),
      sumOf(raw`state = 'offered' and ${notHeld(memberId)}`).as('claimable'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * A part of the invited players, newest first, with the stages that they have reached and what these pay, in centavos. A stage whose
 * reward was withdrawn together with a deposit, or refused by the operator, is left out.
 */
export function readInvitations(
  sql: Sql,
  memberId: string,
  { offset, size }: { readonly offset: number; readonly size: number },
) {
  return sql
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.invitee_id')
    .leftJoin(
      (of) =>
        of
          .selectFrom('invitation_stage')
          .leftJoin('reward', 'reward.id', 'reward_id')
          .select(['invitation_id', 'stage', 'pays'])
          .where(raw<boolean>`coalesce(reward.state, '') <> 'cancelled'`)
          .as('reached'),
      (on) => on.onRef('invitation_id', '=', 'invitation.id'),
    )
    .select(['invitation.id', 'invitation.state', 'invitation.created_at as at', 'nickname'])
    .select([
      raw<string[]>`coalesce(array_agg(stage) filter (where stage is not null), '{}')`.as('stages'),
      raw<Centavos>`coalesce(sum(pays), 0)::int8`.as('earned'),
    ])
    .where('invitation.referrer_id', '=', memberId)
    .groupBy(['invitation.id', 'nickname'])
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

/**
 * Compares the players of invitations again whose rewards a member claims, and holds those that may be of one person. Returns the
 * ids of the invitations that are not held. Call in the transaction of the claim.
 */
async function holdSuspects(
  sql: Sql,
  memberId: string,
  ids: ReadonlySet<string>,
  now: number,
): Promise<ReadonlySet<string>> {
  const counted = await sql
    .selectFrom('invitation')
    .select('id')
    .where('referrer_id', '=', memberId)
    .where('state', '=', 'counted')
    .execute();
  const paid = new Set<string>();
  for (const { id } of counted) {
    if (ids.has(id) && !(await holdIfSuspect(sql, id, { perDay: null, now }))) paid.add(id);
  }
  return paid;
}

/** Earnings to claim: all that wait, or one reward. */
interface EarningsClaim {
  readonly memberId: string;
  readonly rewardId?: string;
  readonly conditions: RewardConditions;
}

/**
 * Claims all earnings that wait, or one reward, and returns their sum in centavos. A reward stays as it is when its invitation is
 * held, also when it is held only now. Call inside a transaction. Refusals `need_true_account`,
 * `reward_conditions`.
 */
export async function claimEarnings(
  sql: Sql,
  { memberId, rewardId, conditions }: EarningsClaim,
  now: number,
): Promise<Centavos> {
  await lockMember(sql, memberId);
  const offered = await selectRewards(sql, memberId)
    .select(['id', 'amount', 'cause_id'])
    .where('state', '=', 'offered')
    .$if(rewardId !== undefined, (rewards) => rewards.where('id', '=', rewardId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
  const asked = new Set(offered.map((reward) => reward.cause_id));
  const paid = await holdSuspects(sql, memberId, asked, now);
  const claimed = offered.filter((reward) => paid.has(reward.cause_id));
  for (const { id } of claimed) {
    await claimReward(sql, { memberId, rewardId: id, actor: 'member', at: now, conditions });
  }
  return claimed.reduce((sum, { amount }) => sum + amount, 0);
}
