/**
 * The lists of the bet record. A list whose bets wait for a result has all of them under its short name.
 * `LOTTERY` are the tickets of the lottery service, drawn or not, which are not in `ELOTT`.
 */
export const betLists = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'SPORTS_SETTLED',
  'SPORTS_OPEN',
  'ELOTT',
  'ELOTT_SETTLED',
  'ELOTT_OPEN',
  'PVP',
  'LOTTERY',
] as const;
export type BetList = (typeof betLists)[number];

/** Periods of the records by name. All days are days of +08:00. */
export const periodNames = ['today', 'yesterday', 'week', 'month', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];
