/** The stakes of a round at a table game, in centavos. They are whole pesos, so that every payout is in whole centavos. */
export const tableStakes = [500, 1_000, 2_000, 5_000, 10_000, 50_000] as const;
