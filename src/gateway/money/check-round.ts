import type { Centavos } from '#contract/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { RoundResult, RoundToPlay } from './rounds.ts';

const highestStake: Centavos = 100_000_00;

/** Refusal `request_invalid` for a stake or a key that no game would send. */
export function checkRound({ key, stakeCentavos }: RoundToPlay): void {
  const stakes = Number.isSafeInteger(stakeCentavos) && stakeCentavos > 0;
  if (stakes && stakeCentavos <= highestStake && /^[\w-]{1,100}$/.test(key)) return;
  throw new Refusal(400, 'request_invalid', { message: 'Not a round that can be played' });
}

/** Lets a result through that can be paid. */
export function checkResult(result: RoundResult): RoundResult {
  if (Number.isSafeInteger(result.payoutCentavos) && result.payoutCentavos >= 0) return result;
  throw new RangeError(`A round cannot pay ${result.payoutCentavos} centavos`);
}

/** Asks once, however often the transaction has to be tried. */
export function once<Given extends unknown[], Result>(
  ask: (...given: Given) => Result,
): (...given: Given) => Result {
  let asked: { result: Result } | null = null;
  return (...given) => (asked ??= { result: ask(...given) }).result;
}
