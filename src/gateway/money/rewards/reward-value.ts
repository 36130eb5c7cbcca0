import type { Selectable } from 'kysely';
import type { Centavos } from '#contract/model/money.ts';
import type { RewardTable } from './reward-tables.ts';

/** The value of a reward: cash for the main wallet, or whole points. */
export type RewardValue =
  | { readonly kind: 'cash'; readonly centavos: Centavos }
  | { readonly kind: 'points'; readonly points: number };

type ValueColumns = Pick<Selectable<RewardTable>, 'kind' | 'amount' | 'rule'>;

/** The columns of a value. */
export function columnsOf(value: RewardValue): ValueColumns {
  const amount = value.kind === 'cash' ? value.centavos : value.points;
  return { kind: value.kind, amount, rule: null };
}

/** The value of a row. Throws a RangeError for a kind that this version does not know. */
export function valueOf({ kind, amount }: ValueColumns): RewardValue {
  if (kind === 'cash') return { kind, centavos: amount };
  if (kind === 'points') return { kind, points: amount };
  throw new RangeError(`A reward cannot give ${kind}`);
}
