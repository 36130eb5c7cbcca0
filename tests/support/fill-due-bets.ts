import { betEntries, betRow, type PastBet } from '#gateway/seed/past/past-bets.ts';
import { inBatches, postAll } from '#gateway/ledger/post-all.ts';
import type { Database } from '#gateway/store/database.ts';
import { clock } from './add-player.ts';

/** Time at which the bets of `fillDueBets` are due. */
export const dueAt = clock.now() + 60_000;

/** A bet of 10 pesos. Each second one wins 25 pesos. */
const betOf = (nth: number): PastBet => ({
  kind: 'bet',
  minutesAgo: 0,
  endedMinutesAgo: -1,
  nodeId: 1,
  category: 'RNG',
  vendor: 'V',
  stakeCentavos: 1_000,
  choice: null,
  result: { payoutCentavos: nth % 2 === 0 ? 2_500 : 0, outcome: { nth } },
  cancelled: null,
});

/** Gives members bets that are due at `dueAt`: their number by the id of the member. The balances must cover the stakes. */
export async function fillDueBets(
  { transaction }: Pick<Database, 'transaction'>,
  bets: ReadonlyMap<string, number>,
): Promise<void> {
  const made = [...bets].flatMap(([memberId, count]) =>
    Array.from({ length: count }, (_, nth) => {
      const bet = betOf(nth);
      const row = betRow(memberId, bet, nth, clock.now());
      return { row, entries: betEntries(row, bet) };
    }),
  );
  await transaction(async (sql) => {
    await inBatches(
      made.map(({ row }) => row),
      (rows) => sql.insertInto('round').values(rows).execute(),
    );
    await postAll(
      sql,
      made.flatMap(({ entries }) => entries),
    );
  });
}
