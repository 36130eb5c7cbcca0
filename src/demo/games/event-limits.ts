import type { EventLimits } from '#gateway/play/play.ts';
import { chipLimits } from './chip-bets.ts';

/** The most that a bet, and all bets of a member on one event, pay, in centavos. */
export const mostPayout = 500_000_00;

/** Limits of the bets on a round of a live table, on a fight, and on a match. */
export const eventLimits: EventLimits = {
  memberPlace: chipLimits.mostOfPlace,
  memberStake: chipLimits.most,
  memberPayout: mostPayout,
  houseLoss: 1_000_000_00,
};
