import { sql as raw } from 'kysely';
import { inEachLanguage } from '#protocol/model/language.ts';
import { startOfDay } from '#protocol/model/market-day.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { addMessage } from '../content/content.ts';
import { pesoText } from '../ledger/ledger.ts';
import { cashTerms, payOrOffer, type RewardConditions } from '../offers/offers.ts';
import type { Database, Sql } from '../store/database.ts';
import { text, type Worded, worded } from '../texts/texts.ts';
import { type Leaderboard, readLeaderboards } from './leaderboards.ts';
import { type PeriodDays, periodOfDay } from './reward-period.ts';
import { prizeOf, rankedPlayers } from './standings.ts';

/** A period is closed this long after its end, so that entries of its last moments are in the daily sums. */
const graceMs = 10 * 60_000;
/** Periods of a leaderboard that one run closes. */
const batch = 12;

/** Returns whether entries from before the end of a period wait for the daily sums. */
async function isUnsummed(sql: Sql, { to }: PeriodDays): Promise<boolean> {
  const waiting = await sql
    .selectFrom('ledger_unsummed')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select('entry_id')
    .where('created_at', '<', startOfDay(to))
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Keeps the places of a period, and returns the number of players. */
async function keepPlaces(sql: Sql, board: Leaderboard, days: PeriodDays): Promise<number> {
  const { rows } = await raw<{ players: number }>`
    with kept as (
      insert into leaderboard_place (leaderboard_id, first_day, place, member_id, turnover, prize)
      select ${board.id}, ${days.from}::int4, place, member_id, turnover, 0
      from ${rankedPlayers(board, days)} as ranked
      returning 1
    ) select count(*)::int4 as players from kept`.execute(sql);
  return rows[0]?.players ?? 0;
}

/** Time of the closing in epoch milliseconds, and the conditions of cash. */
interface Closing {
  readonly now: number;
  readonly conditions: RewardConditions;
}

/** A prize that a member has won. The titles of the leaderboard are the operator's. */
interface WonPrize {
  readonly titles: Worded;
  readonly place: number;
  readonly centavos: Centavos;
}

/** The message to a winner, whose prize was paid or waits for a claim. `contents` is HTML. */
function prizeMessage({ titles, place, centavos }: WonPrize, state: 'paid' | 'waiting') {
  const amount = pesoText(centavos);
  return {
    titles: worded('leaderboard.won.title', { amount }),
    contents: inEachLanguage((language) => {
      const values = { leaderboard: titles[language], place, amount };
      return `<p>${text(language, `leaderboard.won.${state}`, values)}</p>`;
    }),
  };
}

/** Pays the prizes of a period. One whose winner may not claim cash yet waits for the winner. */
async function payPrizes(
  sql: Sql,
  board: Leaderboard,
  { from }: PeriodDays,
  { now, conditions }: Closing,
) {
  const last = Math.max(0, ...board.prizes.map(({ to }) => to));
  const places = sql
    .selectFrom('leaderboard_place')
    .select(['place', 'member_id'])
    .where('leaderboard_id', '=', board.id)
    .where('first_day', '=', from);
  const winners = await places.where('place', '<=', last).orderBy('place').execute();
  for (const { place, member_id: memberId } of winners) {
    const centavos = prizeOf(board.prizes, place);
    if (centavos === 0) continue;
    const offer = {
      memberId,
      key: `leaderboard:${board.id}:${from}:${memberId}`,
      source: 'leaderboard',
      cause: { table: 'leaderboard', id: board.id },
      value: { kind: 'cash', centavos },
      title: inEachLanguage((language) =>
        text(language, 'leaderboard.prize', { leaderboard: board.titles[language], place }),
      ),
      terms: cashTerms,
      at: now,
      expiresAt: null,
    } as const;
    const { id, state } = await payOrOffer(sql, offer, conditions);
    await sql
      .updateTable('leaderboard_place')
      .set({ prize: centavos, reward_id: id })
      .where('leaderboard_id', '=', board.id)
      .where('first_day', '=', from)
      .where('member_id', '=', memberId)
      .execute();
    const prize = { titles: board.titles, place, centavos };
    const message = prizeMessage(prize, state === 'claimed' ? 'paid' : 'waiting');
    await addMessage(sql, { memberId, ...message, at: now });
  }
}

/** Keeps the places of an ended period and pays its prizes, in one transaction. Only the first of several gateways does so. */
async function closePeriod(sql: Sql, board: Leaderboard, days: PeriodDays, closing: Closing) {
  if (await isUnsummed(sql, days)) return false;
  const closed = await sql
    .insertInto('leaderboard_period')
    .values({ leaderboard_id: board.id, first_day: days.from, players: 0, closed_at: closing.now })
    .onConflict((on) => on.doNothing())
    .returning('first_day')
    .executeTakeFirst();
  if (!closed) return false;
  const players = await keepPlaces(sql, board, days);
  await sql
    .updateTable('leaderboard_period')
    .set({ players })
    .where('leaderboard_id', '=', board.id)
    .where('first_day', '=', days.from)
    .execute();
  await payPrizes(sql, board, days, closing);
  return true;
}

/** The first period of a leaderboard that is not closed. */
async function nextPeriod(sql: Sql, board: Leaderboard): Promise<PeriodDays> {
  const last = await sql
    .selectFrom('leaderboard_period')
    .select('first_day')
    .where('leaderboard_id', '=', board.id)
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = last ? periodOfDay(board.period, last.first_day).to : board.from_day;
  return periodOfDay(board.period, Math.max(from, board.from_day));
}

/**
 * Closes the ended periods of all leaderboards that are on: keeps the places and pays the prizes, once for each leaderboard
 * and period. Returns the number of periods closed.
 */
export async function closeLeaderboards(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  closing: Closing,
): Promise<number> {
  let count = 0;
  for (const board of await readLeaderboards(sql)) {
    for (let nth = 0; nth < batch; nth += 1) {
      const days = await nextPeriod(sql, board);
      if (startOfDay(days.to) + graceMs > closing.now) break;
      if (!(await transaction((within) => closePeriod(within, board, days, closing)))) break;
      count += 1;
    }
  }
  return count;
}
