/** The stakes of a round at the tables, in centavos: whole pesos, so that no payout has a part of a centavo. */
export const tableStakes = [500, 1_000, 2_000, 5_000, 10_000, 50_000] as const;
