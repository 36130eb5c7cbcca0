import type { BonusKind } from '#protocol/vocabulary/bonus-state.ts';
import type { BonusConditions, BonusTerms } from '../../store/tables/money/bonus-tables.ts';
import type { Worded } from './worded.ts';

/** A rule that bonuses are given by. Amounts in centavos. */
export interface SeedBonusRule {
  readonly id: string;
  readonly kind: BonusKind;
  readonly title: Worded;
  /** Hundredths of a percent of the base, such as a deposit. */
  readonly rate: number;
  /** Comes on top of the part of the base. */
  readonly fixed: number;
  /** Least base. */
  readonly least: number;
  /** Greatest bonus. Null: no limit. */
  readonly most: number | null;
  readonly terms: BonusTerms;
  readonly conditions: BonusConditions;
  /** Id of the announcement that describes it. */
  readonly announcement: number | null;
}
