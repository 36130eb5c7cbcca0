/** The lists of the bet record. `LOTTERY` are the tickets of the lottery service, drawn or not. */
export const betLists = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'SPORTS_OPEN',
  'ELOTT',
  'ELOTT_OPEN',
  'PVP',
  'LOTTERY',
] as const;
export type BetList = (typeof betLists)[number];

/** Periods of the records by name. All days are days of +08:00. */
export const periodNames = ['today', 'yesterday', 'week', 'month', 'own'] as const;
export type PeriodName = (typeof periodNames)[number];
