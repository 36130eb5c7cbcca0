import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { ReferralStage } from '#protocol/vocabulary/referral.ts';
import { cashTerms, offerReward } from '../offers/offers.ts';
import { depositBasis } from '../deposits/deposits.ts';
import { lockMember } from '../ledger/ledger.ts';
import { takeChangedSums } from '../records/records.ts';
import type { Database, Sql } from '../store/database.ts';
import type { OperatorSettings, Settings } from '../system/system.ts';
import { worded } from '../texts/texts.ts';
import { holdIfSuspect } from './hold-invitation.ts';

/** Conditions and rewards of the stages of an invited player, in centavos. */
export type ReferralRules = Settings['referralRules'];

/** A stage that an invited player has reached, and that is not noted yet. */
interface DueStage {
  readonly id: string;
  readonly referrer_id: string;
  readonly invitee_id: string;
  readonly stage: ReferralStage;
}

/** The deposits that the stages after the registration ask for, in centavos. There is always one. */
const depositOf = ({ least }: ReferralRules['deposit']): Centavos => Math.max(1, least);

/** Invited players that one transaction looks at. */
const batch = 100;

/**
 * Stages that the invited players of some invitations have reached by the daily sums. Each stage asks also for what the stages
 * before it ask for:
 *
 * - `registered`: a verified mobile number;
 * - `deposit`: deposits of `deposit.least` that were not taken back, and as much turnover of the player's own;
 * - `turnover`: a turnover of `turnover.least`.
 *
 * Invitations with all stages are left out, unless a reward was withdrawn.
 */
async function dueStages(
  sql: Sql,
  { deposit, turnover }: ReferralRules,
  which: RawBuilder<unknown>,
): Promise<readonly DueStage[]> {
  const { rows } = await raw<DueStage>`
    with active as (
      select id, referrer_id, invitee_id from invitation where state = 'counted' and ${which}
        and 3 > (
          select count(*) from invitation_stage as noted left join reward on reward.id = noted.reward_id
          where noted.invitation_id = invitation.id and withdrawn_for is null
        )
    ), facts as (
      select active.*, coalesce(sum(amount) filter (where code = 'deposit'), 0) as deposits,
        coalesce(sum(turnover), 0) as turnovers
      from active
      join member on member.id = invitee_id and mobile_verified_at is not null
      left join daily_sum on daily_sum.member_id = invitee_id
      group by active.id, active.referrer_id, active.invitee_id
    )
    select facts.id, referrer_id, invitee_id, stage from facts
    cross join (values ('registered', 0), ('deposit', 1), ('turnover', 2)) as asked (stage, nth)
    where (nth = 0 or (deposits >= ${depositOf(deposit)}::int8 and turnovers >= ${depositOf(deposit)}::int8
        and (nth = 1 or turnovers >= ${turnover.least}::int8)))
      and not exists (
        select from invitation_stage as noted left join reward on reward.id = noted.reward_id
        where noted.invitation_id = facts.id and noted.stage = asked.stage and withdrawn_for is null
      )
    order by facts.id, nth`.execute(sql);
  return rows;
}

/** The reward for a stage by the present rules. */
export function paysOf(rules: ReferralRules, stage: ReferralStage): Centavos {
  return rules[stage].pays;
}

/** Notes a stage. The row of the stage makes it happen once, unless its reward was withdrawn together with a deposit. */
async function recordStage(sql: Sql, { id, stage }: DueStage, pays: Centavos, now: number) {
  const values = { pays, reward_id: null, reached_at: now };
  const noted = await sql
    .insertInto('invitation_stage')
    .values({ invitation_id: id, stage, ...values })
    .onConflict((on) =>
      on
        .columns(['invitation_id', 'stage'])
        .doUpdateSet(values)
        .where('invitation_stage.reward_id', 'in', (of) =>
          of.selectFrom('reward').select('id').where('withdrawn_for', 'is not', null),
        ),
    )
    .returning('stage')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The deposits of the invited player that a stage rests on. Null when they do not suffice, and for the registration. */
function basisOf(sql: Sql, { invitee_id: inviteeId, stage }: DueStage, rules: ReferralRules) {
  if (stage === 'registered') return null;
  const least = depositOf(rules.deposit);
  return depositBasis(sql, inviteeId, { from: 0, until: Number.MAX_SAFE_INTEGER, least });
}

/** Notes a stage, and offers its reward to the inviter. False when a deposit was taken back that the stage needs. */
async function reach(sql: Sql, due: DueStage, { rules, now }: StageNeeds): Promise<boolean> {
  const { id, referrer_id: referrerId, stage } = due;
  const pays = paysOf(rules, stage);
  const restsOn = await basisOf(sql, due, rules);
  if (stage !== 'registered' && restsOn === null) return false;
  if (!(await recordStage(sql, due, pays, now)) || pays === 0) return true;
  const rewardId = await offerReward(sql, {
    memberId: referrerId,
    key: `referral:${id}:${stage}`,
    source: 'referral',
    cause: { table: 'invitation', id },
    value: { kind: 'cash', centavos: pays },
    title: worded(`referral.${stage}`),
    terms: cashTerms,
    at: now,
    expiresAt: null,
    restsOn,
  });
  await sql
    .updateTable('invitation_stage')
    .set({ reward_id: rewardId })
    .where('invitation_id', '=', id)
    .where('stage', '=', stage)
    .execute();
  return true;
}

/** The terms of invitations, and the time. */
export interface StageNeeds {
  readonly rules: ReferralRules;
  readonly now: number;
}

/**
 * Notes stages, except stages of invitations that are held now instead: the players are compared again before each payment.
 * Returns the number of stages that were reached.
 */
async function reachAll(sql: Sql, due: readonly DueStage[], needs: StageNeeds): Promise<number> {
  const { now, rules } = needs;
  const inviters = new Set(due.map(({ referrer_id: inviter }) => inviter));
  for (const inviter of [...inviters].toSorted()) await lockMember(sql, inviter);
  let reached = 0;
  for (const id of new Set(due.map((stage) => stage.id))) {
    if (await holdIfSuspect(sql, id, { perDay: rules.perDay, now })) continue;
    for (const stage of due.filter((one) => one.id === id)) {
      if (await reach(sql, stage, needs)) reached += 1;
    }
  }
  return reached;
}

/** Offers the rewards of all stages that the invited player of an invitation has reached. Call inside a transaction. */
export async function reachStages(sql: Sql, invitationId: string, needs: StageNeeds) {
  await reachAll(sql, await dueStages(sql, needs.rules, raw`id = ${invitationId}::uuid`), needs);
}

/**
 * Offers the rewards of the stages that invited players have reached. Looks at players whose daily sums have changed since the
 * last run. Returns the number of stages.
 */
export async function payDueStages(
  { transaction }: Pick<Database, 'transaction'>,
  needs: StageNeeds,
): Promise<number> {
  for (let count = 0; ;) {
    const { taken, reached } = await transaction(async (within) => {
      const ids = await takeChangedSums(within, 'invitations', batch);
      if (ids.length === 0) return { taken: 0, reached: 0 };
      const due = await dueStages(within, needs.rules, raw`invitee_id = any (${ids}::uuid[])`);
      return { taken: ids.length, reached: await reachAll(within, due, needs) };
    });
    count += reached;
    if (taken < batch) return count;
  }
}

/** The job that pays the stages of invited players. */
export function createStageJob(
  database: Pick<Database, 'transaction'>,
  settings: Pick<OperatorSettings, 'read'>,
): (now: number) => Promise<void> {
  return async (now) => {
    const { referralRules: rules } = await settings.read();
    await payDueStages(database, { rules, now });
  };
}
