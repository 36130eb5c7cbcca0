import { sql as raw } from 'kysely';
import type { Centavos } from '#contract/model/money.ts';
import { claimReward } from '../money/money.ts';
import type { Sql } from '../store/database.ts';

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

/** Earnings of a member by invitations, in centavos: claimed ones, and those that wait to be claimed. */
export function readEarnings(sql: Sql, memberId: string) {
  const sumOf = (state: 'claimed' | 'offered') =>
    raw<Centavos>`coalesce(sum(amount) filter (where state = ${state}), 0)::int8`;
  return selectRewards(sql, memberId)
    .select([sumOf('claimed').as('paid'), sumOf('offered').as('claimable')])
    .executeTakeFirstOrThrow();
}

/**
 * A part of the invited players, newest first, with the stages that they have reached and what these pay, in centavos. A stage whose
 * reward was withdrawn together with a deposit is left out.
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
          .where('withdrawn_for', 'is', null)
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

/** Claims all earnings that wait, and returns their sum in centavos. Call inside a transaction. Refusal `need_true_account`. */
export async function claimEarnings(sql: Sql, memberId: string, now: number): Promise<Centavos> {
  const offered = await selectRewards(sql, memberId)
    .select(['id', 'amount'])
    .where('state', '=', 'offered')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of offered) {
    await claimReward(sql, { memberId, rewardId: id, actor: 'member', at: now });
  }
  return offered.reduce((sum, { amount }) => sum + amount, 0);
}
