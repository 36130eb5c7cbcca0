export { cancelBetsOnEvents, resultsOnEvent } from './reverse-events.ts';
export { findReversible, type Reversible, reverseBet } from './reverse-bet.ts';
export { listOwedBets, type OwedBet, settleOwedBet } from './settle-owed-bet.ts';
