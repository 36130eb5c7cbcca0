import type { Selectable } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { RewardTable } from '../store/tables/money/reward-tables.ts';

/** The value of a reward: cash for the main wallet, a bonus with the terms of a rule, or whole points. */
export type RewardValue =
  | { readonly kind: 'cash'; readonly centavos: Centavos }
  | { readonly kind: 'bonus'; readonly rule: string; readonly centavos: Centavos }
  | { readonly kind: 'points'; readonly points: number };

type ValueColumns = Pick<Selectable<RewardTable>, 'kind' | 'amount' | 'rule'>;

/** The columns of a value. */
export function columnsOf(value: RewardValue): ValueColumns {
  const amount = value.kind === 'points' ? value.points : value.centavos;
  return { kind: value.kind, amount, rule: value.kind === 'bonus' ? value.rule : null };
}

/** The value of a row. Throws a RangeError for a bonus without a rule. */
export function valueOf({ kind, amount, rule }: ValueColumns): RewardValue {
  if (kind === 'cash') return { kind, centavos: amount };
  if (kind === 'points') return { kind, points: amount };
  if (rule === null) throw new RangeError('The bonus of a reward has no rule');
  return { kind, rule, centavos: amount };
}
