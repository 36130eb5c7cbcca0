import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Database, Sql } from '../../store/database.ts';
import type { NetSums } from '../../store/tables/money/money-tables.ts';
import { addNet, atRisk } from './net-exposure.ts';

/** Events that one transaction compares. */
const batch = 200;

/** The sums of one member on an event. */
interface Side extends NetSums {
  readonly member: string;
  readonly stakes: Readonly<Record<string, Centavos>>;
}

interface Pair {
  readonly event: string;
  readonly one: Side;
  readonly other: Side;
}

const stakeOf = ({ stakes }: Side): Centavos =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/** The part of the stakes of a pair that is at risk when one person holds both. */
const jointRisk = ({ one, other }: Pair): Centavos =>
  atRisk(stakeOf(one) + stakeOf(other), [addNet(one, other)]);

/** True when the risk of both members together is less than half of the sum of their risks. */
function isOpposite(pair: Pair): boolean {
  const apart = [pair.one, pair.other].map((side) => atRisk(stakeOf(side), [side]));
  return 2 * jointRisk(pair) < apart.reduce((sum, part) => sum + part, 0);
}

/** Takes events that have ended and were not compared yet. Each event is taken once, also by several gateways. */
async function takeEvents(sql: Sql, now: number): Promise<readonly string[]> {
  const { rows } = await raw<{ event: string }>`
    update event_exposure set compared = true
    where holder = 'house' and event in (
      select event from event_exposure where holder = 'house' and not compared and ends_at <= ${now}
      order by ends_at limit ${batch} for update skip locked
    )
    returning event`.execute(sql);
  return rows.map(({ event }) => event);
}

/** The pairs of members with bets on the same of these events who have signed in on the same device. */
async function sharingPairs(sql: Sql, events: readonly string[]): Promise<readonly Pair[]> {
  const side = (name: string) => raw`json_build_object('member', ${raw.ref(`${name}.holder`)},
    'stakes', ${raw.ref(`${name}.stakes`)}, 'wins', ${raw.ref(`${name}.wins`)}, 'risk', ${raw.ref(`${name}.risk`)})`;
  const { rows } = await raw<Pair>`
    with shared as (
      select distinct one.event, one.holder as one_holder, second.member_id::text as other_holder
      from event_exposure as one
      join device as first on first.member_id = nullif(one.holder, 'house')::uuid
      join device as second on second.secret_hash = first.secret_hash
      where one.event = any (${events}::text[]) and second.member_id::text > one.holder
    )
    select one.event, ${side('one')} as one, ${side('other')} as other
    from shared
    join event_exposure as one on one.event = shared.event and one.holder = one_holder
    join event_exposure as other on other.event = shared.event and other.holder = other_holder
    where one.risk > 0 and other.risk > 0`.execute(sql);
  return rows;
}

/** Marks the opposite bets of a batch of events. Returns the number of events. */
async function markBatch(sql: Sql, now: number): Promise<number> {
  const events = await takeEvents(sql, now);
  if (events.length === 0) return 0;
  const pairs = await sharingPairs(sql, events);
  const rows = pairs.filter(isOpposite).map((pair) => ({
    event: pair.event,
    one_id: pair.one.member,
    other_id: pair.other.member,
    one_stake: stakeOf(pair.one),
    other_stake: stakeOf(pair.other),
    at_risk: jointRisk(pair),
    at: now,
  }));
  if (rows.length > 0) {
    const add = sql.insertInto('opposite_bet').values(rows);
    await add.onConflict((on) => on.doNothing()).execute();
  }
  return events.length;
}

/**
 * Marks pairs of members who have signed in on the same device and whose bets on an event oppose each other, for the operator.
 * Compares the events that have ended by `now`. Changes no bet and no money.
 */
export async function markOppositeBets(
  { transaction }: Pick<Database, 'transaction'>,
  now: number,
): Promise<void> {
  let count = batch;
  while (count === batch) count = await transaction((sql) => markBatch(sql, now));
}

/** The last pairs with opposite bets, newest first: their stakes, and the part of both that was at risk, in centavos. */
export function listOppositeBets(sql: Sql) {
  return sql
    .selectFrom('opposite_bet')
    .innerJoin('member as one', 'one.id', 'one_id')
    .innerJoin('member as other', 'other.id', 'other_id')
    .select(['event', 'one.username as one', 'other.username as other'])
    .select(['one_stake as oneStake', 'other_stake as otherStake', 'at_risk as atRisk', 'at'])
    .orderBy('at', 'desc')
    .orderBy('event')
    .limit(200)
    .execute();
}

/** Deletes marks from before a time. */
export async function purgeOppositeBets(sql: Sql, before: number): Promise<void> {
  await sql.deleteFrom('opposite_bet').where('at', '<', before).execute();
}
