import type { Selectable } from 'kysely';
import type { Centavos } from '#contract/model/money.ts';
import type { RewardTable } from './reward-tables.ts';

/** The value of a reward: cash for the main wallet. */
export interface RewardValue {
  readonly kind: 'cash';
  readonly centavos: Centavos;
}

type ValueColumns = Pick<Selectable<RewardTable>, 'kind' | 'amount' | 'rule'>;

/** The columns of a value. */
export function columnsOf({ kind, centavos }: RewardValue): ValueColumns {
  return { kind, amount: centavos, rule: null };
}

/** The value of a row. Throws a RangeError for a kind that this version does not know. */
export function valueOf({ kind, amount }: ValueColumns): RewardValue {
  if (kind !== 'cash') throw new RangeError(`A reward cannot give ${kind}`);
  return { kind, centavos: amount };
}
