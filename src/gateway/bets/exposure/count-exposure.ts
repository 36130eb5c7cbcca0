import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import { openBet } from '../bet-entries.ts';
import type { EventPart, NetSums, PlacedStake } from '../../store/tables/money/money-tables.ts';
import { addNet, netOf, noNet } from './net-exposure.ts';

/** Limits of the bets on an event, in centavos. */
export interface EventLimits {
  /** The most that a member stakes on one place. */
  readonly memberPlace: Centavos;
  /** The most that a member stakes on the event. */
  readonly memberStake: Centavos;
  /** The most that the event pays to a member, the stakes included. */
  readonly memberPayout: Centavos;
  /** The most that the house loses on the event, over all members. */
  readonly houseLoss: Centavos;
}

/** The part of a bet that depends on one event: a shared round, a fight or a match. */
export interface EventBet {
  /** Name of the event, which no other event has. */
  readonly event: string;
  /** Time from which no bet is taken, in epoch milliseconds. */
  readonly closesAt: number;
  /** Time of the result, in epoch milliseconds. */
  readonly endsAt: number;
  /** Stakes by place, in centavos. */
  readonly stakes: Readonly<Record<string, Centavos>>;
  /** Payout of the bet at each outcome of the event, in centavos, the stake included. All bets on an event have the same order. */
  readonly payouts: readonly Centavos[];
  /**
   * The stake of each place with what it pays at the outcomes of `payouts`, for the valid bet: bets of a member on opposite
   * results count only by their difference. A combined bet gives its whole stake at the price that it has for this event alone.
   * An outcome can be named twice when its chance is double.
   */
  readonly places: readonly PlacedStake[];
  /** True when the bet depends on other events too. The house then does not count its stake as won at any outcome. */
  readonly isCombined: boolean;
  readonly limits: EventLimits;
}

/** Sums of bets on an event. */
interface Exposure extends NetSums {
  readonly stakes: Readonly<Record<string, Centavos>>;
  readonly payouts: readonly Centavos[];
}

/** The holder of the row that sums the bets of all members. */
const house = 'house';

const sum = (amounts: readonly Centavos[]): Centavos => amounts.reduce((all, one) => all + one, 0);

const greatest = (amounts: readonly Centavos[]): Centavos => Math.max(0, ...amounts);

function add(before: Exposure, { stakes, payouts, ...net }: Exposure): Exposure {
  const places = new Set([...Object.keys(before.stakes), ...Object.keys(stakes)]);
  const outcomes = Math.max(before.payouts.length, payouts.length);
  return {
    stakes: Object.fromEntries(
      [...places].map((place) => [place, (before.stakes[place] ?? 0) + (stakes[place] ?? 0)]),
    ),
    payouts: Array.from(
      { length: outcomes },
      (_, nth) => (before.payouts[nth] ?? 0) + (payouts[nth] ?? 0),
    ),
    ...addNet(before, net),
  };
}

/** Loss of the house by a bet at each outcome. */
function lossOf({ stakes, payouts, isCombined }: EventBet): Exposure {
  const won = isCombined ? 0 : sum(Object.values(stakes));
  return { stakes, payouts: payouts.map((payout) => payout - won), ...noNet };
}

/** An amount before and with a bet, and its limit. */
interface Limited {
  readonly before: Centavos;
  readonly after: Centavos;
  readonly most: Centavos;
}

/** The amounts of a member that have a limit. `mostStake` is the limit of the active bonuses. */
function limitedOf(
  before: Exposure,
  after: Exposure,
  { limits, stakes, mostStake }: EventBet & { readonly mostStake: number },
): Limited[] {
  const { memberPlace, memberStake, memberPayout } = limits;
  const stake = ({ stakes: all }: Exposure) => sum(Object.values(all));
  return [
    ...Object.keys(stakes).map((place) => ({
      before: before.stakes[place] ?? 0,
      after: after.stakes[place] ?? 0,
      most: memberPlace,
    })),
    { before: stake(before), after: stake(after), most: Math.min(memberStake, mostStake) },
    {
      before: greatest(before.payouts),
      after: greatest(after.payouts),
      most: memberPayout,
    },
  ];
}

/** The part of a bet that keeps within a limit, in whole pesos. */
function fitting(stake: Centavos, { before, after, most }: Limited): Centavos {
  const part = (stake * Math.max(0, most - before)) / (after - before);
  return Math.floor(part / 100) * 100;
}

/** Refuses a bet that exceeds a limit. `most` is the greatest stake that the same bet could have, in centavos. */
function checkLimits(stake: Centavos, of: 'member' | 'house', limited: readonly Limited[]): void {
  const exceeded = limited.filter(({ before, after, most }) => after > most && after > before);
  if (exceeded.length === 0) return;
  const most = Math.min(...exceeded.map((one) => fitting(stake, one)));
  throw new Refusal(200, 'amount_out_of_limits', { value: { of, most } });
}

/** The parts of a bet in the sums of its events, which the bet keeps while it is open. */
export function partsOf(bets: readonly EventBet[]): EventPart[] {
  return bets.map(({ event, places }) => ({ event, ...netOf(places) }));
}

const byName = (one: EventBet, other: EventBet): number => (one.event < other.event ? -1 : 1);

/** Locks the sums of events, which are made first where they are missing. All bets lock them in the same order. */
async function lockExposures(sql: Sql, events: readonly EventBet[], memberId: string) {
  const holders = [memberId, house];
  const empty = events.flatMap(({ event, endsAt: ends_at }) =>
    holders.map((holder) => ({ event, holder, stakes: '{}', payouts: '[]', wins: '[]', ends_at })),
  );
  await sql
    .insertInto('event_exposure')
    .values(empty)
    .onConflict((on) => on.doNothing())
    .execute();
  const rows = await sql
    .selectFrom('event_exposure')
    .select(['event', 'holder', 'stakes', 'payouts', 'wins', 'risk'])
    .where('holder', 'in', holders)
    .where(
      'event',
      'in',
      events.map(({ event }) => event),
    )
    .orderBy('event')
    .orderBy('holder')
    .forUpdate()
    .execute();
  return (event: string, holder: string): Exposure => {
    const row = rows.find((one) => one.event === event && one.holder === holder);
    if (row === undefined) throw new TypeError(`The sums of ${event} are not in the store`);
    return row;
  };
}

async function keep(
  sql: Sql,
  { event, holder }: { readonly event: string; readonly holder: string },
  { stakes, payouts, wins, risk }: Exposure,
): Promise<void> {
  const sums = {
    stakes: JSON.stringify(stakes),
    payouts: JSON.stringify(payouts),
    wins: JSON.stringify(wins),
    risk,
  };
  await sql
    .updateTable('event_exposure')
    .set(sums)
    .where('event', '=', event)
    .where('holder', '=', holder)
    .execute();
}

/**
 * Refusal `amount_out_of_limits` for a bet on an event that is called off: the house takes nothing on it. Call it while the sums
 * of the events are locked.
 */
async function refuseVoided(sql: Sql, events: readonly string[]): Promise<void> {
  const voided = await sql
    .selectFrom('voided_event')
    .select('event')
    .where('event', 'in', events)
    .limit(1)
    .executeTakeFirst();
  if (voided) throw new Refusal(200, 'amount_out_of_limits', { value: { of: 'house', most: 0 } });
}

/** A member who bets, in centavos. */
interface Bettor {
  readonly memberId: string;
  readonly stake: Centavos;
  /** The greatest stake that the active bonuses of the member allow at once: on one event. Infinity without a limit. */
  readonly mostStake: number;
}

/**
 * Adds a bet to the sums of its events. Refusal `amount_out_of_limits` (value: `{ of, most }`) when it exceeds a limit of the
 * member or of the house. Call it in the transaction that places the bet, after the purses of the member and before the
 * accounts of the house are locked: the rows stay locked until its end, so that bets at the same time are counted one after
 * the other.
 */
export async function countExposure(
  sql: Sql,
  { memberId, stake, mostStake }: Bettor,
  bets: readonly EventBet[],
): Promise<void> {
  if (bets.length === 0) return;
  const ordered = bets.toSorted(byName);
  const exposureOf = await lockExposures(sql, ordered, memberId);
  await refuseVoided(
    sql,
    ordered.map(({ event }) => event),
  );
  for (const bet of ordered) {
    const { event, limits } = bet;
    const own = exposureOf(event, memberId);
    const ownAfter = add(own, { ...bet, ...netOf(bet.places) });
    checkLimits(stake, 'member', limitedOf(own, ownAfter, { ...bet, mostStake }));
    const all = exposureOf(event, house);
    const allAfter = add(all, lossOf(bet));
    const [before, after] = [greatest(all.payouts), greatest(allAfter.payouts)];
    checkLimits(stake, 'house', [{ before, after, most: limits.houseLoss }]);
    await keep(sql, { event, holder: memberId }, ownAfter);
    await keep(sql, { event, holder: house }, allAfter);
  }
}

/** Deletes the sums of events that ended before a time, except those that an open bet of the member still needs for its valid bet. */
export async function purgeExposures(sql: Sql, before: number): Promise<void> {
  await raw`
    delete from event_exposure
    where ends_at < ${before} and (event, holder) not in (
      select part ->> 'event', member_id::text
      from round cross join lateral jsonb_array_elements(events) as part
      where status = ${openBet} and due_at is not null and events is not null
    )`.execute(sql);
}
