import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../store/database.ts';
import type { Actor, BonusStake } from '../store/tables/money/money-tables.ts';
import { activeBonuses, type ActiveBonus } from './bonus-purse.ts';
import { endOf } from './count-turnover.ts';
import { endBonus } from './end-bonus.ts';
import type { Shares } from './split-stake.ts';

/** A bet whose result was taken back. */
export interface UncountedBet {
  readonly memberId: string;
  readonly category: GameType;
  /** The bonus that has counted the bet, and the turnover that it has counted. */
  readonly counted: { readonly bonus: string | null; readonly turnover: Centavos };
  readonly stakes: readonly BonusStake[];
  /** The payout by purse. */
  readonly paid: Shares;
  readonly actor: Actor;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The columns of a bonus without the bet. Null when the bet has changed none. */
function changesOf(bonus: ActiveBonus, { counted, category, stakes, paid }: UncountedBet) {
  const stake = stakes.find((one) => one.bonus === bonus.id);
  const isCounting = counted.bonus === bonus.id;
  if (!stake && !isCounting) return null;
  const won = paid.bonuses.find((one) => one.bonus === bonus.id)?.amount ?? 0;
  const turnover = isCounting ? counted.turnover : 0;
  const ofCategory = (bonus.turnover_by[category] ?? 0) - turnover;
  return {
    turnover: bonus.turnover - turnover,
    turnover_by: { ...bonus.turnover_by, [category]: ofCategory },
    goal: bonus.goal - (stake?.spin ? won * bonus.terms.times : 0),
  };
}

/**
 * Counts a bet back for the active bonuses of its member, after the entries that take its result back are posted: its turnover
 * and the goal of a free spin. A used free spin stays used. A bonus whose purse is empty then ends; one that has ended stays
 * ended. Call in the transaction that has locked the main wallet.
 */
export async function uncountBet(sql: Sql, bet: UncountedBet): Promise<void> {
  if (bet.counted.bonus === null && bet.stakes.length === 0) return;
  for (const bonus of await activeBonuses(sql, bet.memberId)) {
    const changes = changesOf(bonus, bet);
    if (!changes) continue;
    await sql
      .updateTable('bonus')
      .set({ ...changes, turnover_by: JSON.stringify(changes.turnover_by) })
      .where('id', '=', bonus.id)
      .execute();
    const changed = { ...bonus, ...changes };
    const reason = endOf(changed);
    if (reason) await endBonus(sql, changed, { reason, actor: bet.actor, at: bet.at });
  }
}
