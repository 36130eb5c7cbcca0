import type { Centavos } from '#protocol/model/money.ts';
import type { NetSums, PlacedStake } from '../../store/tables/money/money-tables.ts';

const deviation = (wins: readonly Centavos[]): number =>
  wins.reduce((sum, win) => sum + Math.abs(win), 0);

/** Adds sums of the same event. */
export function addNet(one: NetSums, other: NetSums): NetSums {
  const outcomes = Math.max(one.wins.length, other.wins.length);
  return {
    wins: Array.from(
      { length: outcomes },
      (_, nth) => (one.wins[nth] ?? 0) + (other.wins[nth] ?? 0),
    ),
    risk: one.risk + other.risk,
  };
}

/** Takes the sums of a bet away from the sums that contain it. */
export function subtractNet(all: NetSums, { wins, risk }: NetSums): NetSums {
  return addNet(all, { wins: wins.map((win) => -win), risk: -risk });
}

/** Sums without a bet. */
export const noNet: NetSums = { wins: [], risk: 0 };

/** The sums of one bet. */
export function netOf(places: readonly PlacedStake[]): NetSums {
  return places.reduce<NetSums>((sums, { stakeCentavos, payouts }) => {
    const wins = payouts.map((payout) => payout - stakeCentavos);
    // A place with a high payout deviates by more than its stake, of which the player can lose no more than all.
    const risk = Math.min(deviation(wins), stakeCentavos * wins.length);
    return addNet(sums, { wins, risk });
  }, noNet);
}

/**
 * The part of a stake that is at risk, in whole centavos. `events` has the sums of all stakes of the member on each event that
 * decides the bet. The part is the mean deviation of the sums over the outcomes, divided by the risk of the places alone. So a
 * bet on one place, and bets that do not oppose each other, are at risk as a whole, and bets on opposite results only by
 * their difference. A bet on several events counts the least part of them. A stake that always returns counts 0.
 */
export function atRisk(stake: Centavos, events: readonly NetSums[]): Centavos {
  return events.reduce((least, { wins, risk }) => {
    const net = deviation(wins);
    if (net >= risk && risk > 0) return least;
    const part = risk > 0 ? Number((BigInt(stake) * BigInt(net)) / BigInt(risk)) : 0;
    return Math.min(least, part);
  }, stake);
}
