import { object, optional, pipe, transform } from 'valibot';
import { gameType } from '../../vocabulary/category.ts';
import { maybePesos, pesos } from '../money.ts';
import { profitFields, readProfit } from '../profit.ts';
import { count } from '../readers/count.ts';

/** The figures of a team on the wire. */
export const teamFields = {
  activeMembers: count(),
  newMembers: count(),
  depositAmount: pesos(),
  withdrawAmount: pesos(),
  validBetAmount: pesos(),
  bonusAmount: optional(pesos(), 0),
  teamProfit: pesos(),
  commission: pesos(),
} as const;

/** The bets of a team in one category: `houseProfit` is what the house has won in settled bets, before bonuses. */
export const teamCategory = pipe(
  object({ gameType, teamProfit: maybePesos(), ...profitFields }),
  transform(({ gameType: category, teamProfit, ...wire }) => ({
    category,
    ...readProfit(wire),
    houseProfit: teamProfit ?? wire.betAmount - wire.winAmount,
  })),
);

/** Converts the figures of a team. Amounts in centavos. */
export const readTeamFigures = (wire: { [Field in keyof typeof teamFields]: number }) => ({
  active: wire.activeMembers,
  joined: wire.newMembers,
  deposits: wire.depositAmount,
  withdrawals: wire.withdrawAmount,
  turnover: wire.validBetAmount,
  bonuses: wire.bonusAmount,
  profit: wire.teamProfit,
  commission: wire.commission,
});
