export {
  openBet,
  payoutShares,
  settleEntry,
  stakeEntry,
  stakeShares,
  statusOf,
  validBetOf,
  voidEntry,
  walletOf,
} from './bet-entries.ts';
export type { DecideBet } from './decide-due-bets.ts';
export { type EventBet, type EventLimits, purgeExposures } from './exposure/count-exposure.ts';
export { listOppositeBets, markOppositeBets, purgeOppositeBets } from './exposure/opposite-bets.ts';
export {
  jackpotCap,
  jackpotPool,
  /** @internal */ jackpotShareBasisPoints,
  takeShareBack,
} from './jackpot.ts';
export { balanceEvent, settleBet } from './end-bets.ts';
export { placeBet } from './open-bets.ts';
export {
  playableBalance,
  prepareRound,
  type RoundResult,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from './rounds.ts';
export { settleDueBets } from './settle-due-bets.ts';
export type { SettledBet } from './settle-together.ts';
export { countOpenBets, voidOpenBets } from './end-bets.ts';
export { eventsOfSettled, isReversible, purgeSettledEvents } from './settled-events.ts';
export {
  cancelInTurn,
  eventsOfOpenBet,
  voidBetsOnEvents,
  voidEvent,
  voidOne,
} from './void-events.ts';
