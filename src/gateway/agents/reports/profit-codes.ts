import { sql as raw } from 'kysely';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';

/** Codes of stakes and payouts. */
const gameCodes: readonly EntryCode[] = ['betting', 'winning'];

/** Codes of what is given to players: promotions and rebates. */
const bonusCodes: readonly EntryCode[] = ['dividend', 'betting_rebate', 'referral_rebate'];

/**
 * Codes of the entries that the profit of a team counts: stakes and payouts, and what was given to players. What the house
 * has won is the negative sum of their amounts. It is the base of dividends.
 */
const profitCodes: readonly EntryCode[] = [...gameCodes, ...bonusCodes];

/** Codes of what an agent earns by the team. */
export const incomeCodes = [
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
] as const satisfies readonly EntryCode[];

/** A condition on `code`: an entry of the profit of a team. */
export const countsInProfit = raw<boolean>`code in (${raw.join(profitCodes)})`;

/**
 * The part of `amount` that the profit of a team counts. The stake of an open bet is left out, and counts together with its
 * payout on the day of its settlement.
 */
export const settledAmount = raw<number>`(amount + open_stakes)`;

/** A condition on `code`: a stake or a payout. */
export const isOfGames = raw<boolean>`code in (${raw.join([...gameCodes])})`;

/** Stakes of settled bets in rows of games. */
export const settledStake = raw<number>`(case when code = 'betting' then -amount else 0 end - open_stakes)`;

/** A condition on `code`: a promotion or a rebate of a player, which lowers the profit of a team. */
export const isBonus = raw<boolean>`code in (${raw.join([...bonusCodes])})`;

/** A condition on `code`: an entry of the income of an agent. */
export const isIncome = raw<boolean>`code in (${raw.join([...incomeCodes])})`;
