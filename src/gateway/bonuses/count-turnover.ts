import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../store/database.ts';
import type { Actor, BonusStake } from '../store/tables/money/money-tables.ts';
import type { ActiveBonus } from './bonus-purse.ts';
import { endBonus } from './end-bonus.ts';
import { weightOf } from './plan-stake.ts';
import type { Shares } from './split-stake.ts';

/** A settled or cancelled bet. */
export interface EndedBet {
  /** Id of the bet, which notes the bonus that counts it. */
  readonly id: string;
  readonly category: GameType;
  /** Stake that counts, in cash and from bonuses: 0 of tied and cancelled bets. */
  readonly validBet: Centavos;
  readonly stakes: readonly BonusStake[];
  /** The payout by purse. */
  readonly paid: Shares;
  /** Time of the stake. A bonus that is granted later does not count it. */
  readonly placedAt: number;
  /** It was open before: its bonuses have waited for it. */
  readonly wasOpen: boolean;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The bonus that a bet counts for: the oldest one whose terms count its category. A free spin counts for none. */
function countingBonus(bonuses: readonly ActiveBonus[], bet: EndedBet): ActiveBonus | undefined {
  if (bet.validBet === 0 || bet.stakes.some(({ spin }) => spin)) return undefined;
  return bonuses.find(
    (bonus) => (bonus.granted_at ?? Infinity) <= bet.placedAt && weightOf(bonus, bet.category) > 0,
  );
}

/** The columns of a bonus that a bet changes. Null when it changes none. */
function changesOf(bonus: ActiveBonus, bet: EndedBet, counts: boolean) {
  const stake = bet.stakes.find((one) => one.bonus === bonus.id);
  if (!stake && !counts) return null;
  const won = bet.paid.bonuses.find((one) => one.bonus === bonus.id)?.amount ?? 0;
  const counted = counts ? Math.floor((bet.validBet * weightOf(bonus, bet.category)) / 100) : 0;
  const spins = stake?.spin ? 1 : 0;
  return {
    purse: bonus.purse + won - (stake && !bet.wasOpen ? stake.amount : 0),
    turnover: bonus.turnover + counted,
    turnover_by: {
      ...bonus.turnover_by,
      [bet.category]: (bonus.turnover_by[bet.category] ?? 0) + counted,
    },
    goal: bonus.goal + spins * won * bonus.terms.times,
    spins_left: bonus.spins_left - spins,
    open_bets: bonus.open_bets - (stake && bet.wasOpen ? 1 : 0),
  };
}

/** Notes the bonus that counts a bet, so that a cancelled result can be counted back. */
async function noteCounting(
  sql: Sql,
  betId: string,
  before: Pick<ActiveBonus, 'id' | 'turnover'>,
  { turnover }: Pick<ActiveBonus, 'turnover'>,
): Promise<void> {
  const note = { counted_bonus: before.id, counted_turnover: turnover - before.turnover };
  await sql.updateTable('round').set(note).where('id', '=', betId).execute();
}

/** The reason for which a bonus ends after a bet. Null: it goes on. */
export function endOf(bonus: Omit<ActiveBonus, 'id'>): 'playedOut' | 'turnedOver' | null {
  if (bonus.spins_left > 0 || bonus.open_bets > 0) return null;
  if (bonus.purse === 0) return 'playedOut';
  return bonus.turnover >= bonus.goal ? 'turnedOver' : null;
}

/**
 * Counts a bet for the bonuses of its member after its entries are posted: turnover, used free spins, and the ends that follow.
 * `bonuses` come from `lockPurses`. Call inside the transaction of the bet.
 */
export async function countBet(
  sql: Sql,
  bonuses: readonly ActiveBonus[],
  bet: EndedBet,
): Promise<void> {
  const counting = countingBonus(bonuses, bet);
  for (const bonus of bonuses) {
    const changes = changesOf(bonus, bet, bonus === counting);
    if (!changes) continue;
    const { purse, ...columns } = changes;
    await sql
      .updateTable('bonus')
      .set({ ...columns, turnover_by: JSON.stringify(columns.turnover_by) })
      .where('id', '=', bonus.id)
      .execute();
    const changed = { ...bonus, ...columns, purse };
    if (bonus === counting) await noteCounting(sql, bet.id, bonus, changed);
    const reason = endOf(changed);
    if (reason) await endBonus(sql, changed, { reason, actor: bet.actor, at: bet.at });
  }
}

/** Notes that an open bet is staked from bonuses, which wait for its end. Call inside the transaction of its stake. */
export async function recordOpenBet(sql: Sql, stakes: readonly BonusStake[]): Promise<void> {
  for (const { bonus } of stakes) {
    await sql
      .updateTable('bonus')
      .set((of) => ({ open_bets: of('open_bets', '+', 1) }))
      .where('id', '=', bonus)
      .execute();
  }
}
