import type { League } from './leagues.ts';
import { type Edge, type ScoreTable, scoreTables } from './score-tables.ts';

/** A match of a league. */
export interface Fixture {
  /** The league, the number of the start, and the number of the match: `isla.88123.0`. */
  readonly id: string;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  /** Epoch milliseconds. Bets close at the start; the result is known at the end. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Name of its table of scores. */
  readonly table: string;
}

const sides = 8;
const turns = sides - 1;

/** The two sides of a match: each side of a league meets each other one in seven turns, by the circle method. */
function pairOf(turn: number, match: number): readonly [number, number] {
  const place = (n: number) => ((n % turns) + turns) % turns;
  const pair = [match === 0 ? turns : place(turn + match), place(turn - match)] as const;
  const isReturn = Math.floor(turn / turns) % 2 === 1;
  return isReturn ? [pair[1], pair[0]] : pair;
}

function clampEdge(edge: number): Edge {
  return Math.max(-2, Math.min(2, edge)) as Edge;
}

/** The match of a league by its numbers. */
function fixtureAt(league: League, start: number, match: number): Fixture {
  const [ours, theirs] = pairOf(start, match);
  const [home, strength] = league.sides[ours] ?? ['', 0];
  const [away, other] = league.sides[theirs] ?? ['', 0];
  const startsAt = start * league.everyMs;
  return {
    id: `${league.id}.${start}.${match}`,
    league,
    home,
    away,
    startsAt,
    endsAt: startsAt + league.lastsMs,
    table: `${league.discipline}:${clampEdge(strength - other)}`,
  };
}

/** The matches of a league that start from `from` to before `until`, by time. */
export function fixturesBetween(league: League, from: number, until: number): Fixture[] {
  const first = Math.ceil(from / league.everyMs);
  const last = Math.ceil(until / league.everyMs) - 1;
  const starts = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  return starts.flatMap((start) =>
    Array.from({ length: league.matches }, (_, match) => fixtureAt(league, start, match)),
  );
}

/** The match with an id, among leagues. Null when there is none. A match has one id: another spelling of it is none. */
export function findFixture(leagues: readonly League[], id: string): Fixture | null {
  const [, name, start, match] = /^([a-z]+)\.(\d{1,9})\.([0-3])$/.exec(id) ?? [];
  const league = leagues.find((one) => one.id === name);
  if (league === undefined || Number(match) >= league.matches) return null;
  const fixture = fixtureAt(league, Number(start), Number(match));
  return fixture.id === id ? fixture : null;
}

/** The table of scores of a match. */
export function tableNamed(name: string): ScoreTable {
  const table = scoreTables.get(name);
  if (table === undefined) throw new RangeError(`There is no table ${name}`);
  return table;
}
