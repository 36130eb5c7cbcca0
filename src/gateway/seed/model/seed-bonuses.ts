import type { BonusKind } from '#protocol/vocabulary/bonus-state.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { PointItemKind } from '#protocol/vocabulary/point-item-kind.ts';
import type { BonusConditions, BonusTerms } from '../../store/tables/money/bonus-tables.ts';
import type { PastRedemption } from '../../point-mall/point-mall.ts';
import type { Worded } from '../../texts/texts.ts';

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

/** The turnover that earns one point, in centavos. */
export interface SeedPointRate {
  readonly category: GameType;
  readonly turnover: number;
}

/** An item of the points mall. Amounts in centavos. */
export interface SeedPointItem {
  /** Its picture is `/media/rewards/<code>.svg`. */
  readonly code: string;
  readonly kind: PointItemKind;
  readonly name: Worded;
  readonly description: Worded;
  readonly points: number;
  readonly amount: number;
  /** Money that one piece puts into the balance. */
  readonly pays: number;
  /** Null: without a limit. */
  readonly stock: number | null;
  /** Pieces of one redemption. */
  readonly most: number;
}

/** From `least` points on, 100 points are worth `rate` centavos. */
export interface SeedPointExchange {
  readonly least: number;
  readonly rate: number;
}

/** Points that a member begins with, and what the member redeemed, oldest first. */
export interface SeedPointHistory {
  readonly points: number;
  readonly redemptions: readonly PastRedemption[];
}
