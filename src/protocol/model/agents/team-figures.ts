import { type InferOutput, object, optional, pipe, transform } from 'valibot';
import { gameTypes } from '../../vocabulary/category.ts';
import { maybePesos } from '../money.ts';
import { profitFields, readProfit } from '../profit.ts';
import { count } from '../readers/count.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { differenceOrNull, pesosOrNull } from '../readers/unknown-money.ts';

/** The figures of a team on the wire. */
export const teamFields = {
  activeMembers: count(),
  newMembers: count(),
  depositAmount: pesosOrNull(),
  withdrawAmount: pesosOrNull(),
  validBetAmount: pesosOrNull(),
  bonusAmount: optional(pesosOrNull(), 0),
  teamProfit: pesosOrNull(),
  commission: pesosOrNull(),
} as const;

/** The bets of a team in one category: `houseProfit` is what the house has won in settled bets, before bonuses. */
export const teamCategory = pipe(
  object({ gameType: wordOrOther(gameTypes), teamProfit: maybePesos(), ...profitFields }),
  transform(({ gameType: category, teamProfit, ...wire }) => ({
    category,
    ...readProfit(wire),
    houseProfit: teamProfit ?? differenceOrNull(wire.betAmount, wire.winAmount),
  })),
);

const wireFigures = object(teamFields);

/** Converts the figures of a team. Amounts in centavos, null when they are unknown. */
export const readTeamFigures = (wire: InferOutput<typeof wireFigures>) => ({
  active: wire.activeMembers,
  joined: wire.newMembers,
  deposits: wire.depositAmount,
  withdrawals: wire.withdrawAmount,
  turnover: wire.validBetAmount,
  bonuses: wire.bonusAmount,
  profit: wire.teamProfit,
  commission: wire.commission,
});
