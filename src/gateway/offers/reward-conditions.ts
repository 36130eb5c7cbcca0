import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Settings } from '../system/system.ts';
import { worded } from '../texts/texts.ts';
import { countedDeposits, depositBasis, sumOfDeposits } from '../deposits/deposits.ts';
import { ownTurnover } from './own-turnover.ts';

/** Conditions of a member who claims cash. */
export type RewardConditions = Settings['rewardConditions'];

/** Cash that can be claimed and withdrawn at once. */
export const noConditions: RewardConditions = {
  verified: false,
  deposits: 0,
  turnover: 0,
  plays: 0,
};

/** The terms of cash in one line. The claim hall shows the conditions. */
export const cashTerms = worded('reward.cashTerms');

/** The part of the conditions that a member does not meet yet. */
interface UnmetConditions {
  /** The mobile number has to be verified. */
  readonly verification: boolean;
  /** Centavos to deposit. */
  readonly deposits: Centavos;
  /** Centavos of turnover. */
  readonly turnover: Centavos;
}

const allTime = { from: 0, until: Number.MAX_SAFE_INTEGER };

async function isVerified(sql: Sql, memberId: string): Promise<boolean> {
  const member = sql.selectFrom('member').select('mobile_verified_at').where('id', '=', memberId);
  return (await member.executeTakeFirstOrThrow()).mobile_verified_at !== null;
}

/** Compares a member with the conditions of cash. Null: all are met. */
export async function unmetConditions(
  sql: Sql,
  memberId: string,
  { verified, deposits, turnover }: RewardConditions,
): Promise<UnmetConditions | null> {
  const deposited = sumOfDeposits(await countedDeposits(sql, memberId, allTime));
  const unmet = {
    verification: verified && !(await isVerified(sql, memberId)),
    deposits: Math.max(0, deposits - deposited),
    turnover: Math.max(0, turnover - (await ownTurnover(sql, memberId))),
  };
  return unmet.verification || unmet.deposits > 0 || unmet.turnover > 0 ? unmet : null;
}

/** Conditions, or the unmet part of them, in wire shape. */
export function wireConditions({ verification, deposits, turnover }: UnmetConditions) {
  return { verification, depositAmount: toPesos(deposits), turnoverAmount: toPesos(turnover) };
}

/**
 * Refuses a member who does not meet the conditions of cash: `reward_conditions` (value: the unmet ones, in pesos). No deposit
 * is taken back until the transaction ends.
 */
export async function checkConditions(
  sql: Sql,
  memberId: string,
  conditions: RewardConditions,
): Promise<void> {
  await depositBasis(sql, memberId, { ...allTime, least: conditions.deposits });
  const unmet = await unmetConditions(sql, memberId, conditions);
  if (unmet) throw new Refusal(200, 'reward_conditions', { value: wireConditions(unmet) });
}
