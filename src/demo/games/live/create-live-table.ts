import { Hono } from 'hono';
import { integer, is, minValue, number, object, pipe } from 'valibot';
import type { TableResult } from '#protocol/model/lobby/table-results.ts';
import {
  type Bets,
  type EventBet,
  type GameSeeds,
  hashOfSeed,
  isRevealed,
  revealsAt,
  takesBets,
} from '#gateway/play/play.ts';
import {
  type ChipBets,
  chipBets,
  chipBounds,
  liveBet,
  payoutOfAll,
  placesOf,
  stakesOf,
  totalOf,
} from '../chip-bets.ts';
import { eventLimits } from '../event-limits.ts';
import { randomFrom } from '../fair/random-from.ts';
import { readRequest, roundKey, secret, stakeField } from '../game-requests.ts';
import { createRespond, GameRefusal, refuse } from '../game-responses.ts';
import { isSameSecond } from '../same-second.ts';
import { liveGames, type LiveKind } from './live-games.ts';
import { liveRound, liveRoundAt } from './live-rounds.ts';

/** Number of past rounds in the history of a table. */
const historyLength = 72;

const nodeField = pipe(number(), integer(), minValue(0));

const tableRequest = object({ session: secret, table: nodeField });

interface LiveNeeds {
  readonly kind: LiveKind;
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  readonly log: (line: string) => void;
}

/** All that a result needs of the seeds. */
type Seeds = Pick<GameSeeds, 'seedOf'>;

/** A table: the kind of its game, and the node id of its title. */
interface LiveTable {
  readonly kind: LiveKind;
  readonly table: number;
}

/** The name of a round, which its seed and the sums of its bets have. */
const nameOf = ({ kind, table }: LiveTable, nth: number): string => `live-${kind}:${table}:${nth}`;

/** The seed of a round, whose hash is shown from its start on. */
const seedOf = (seeds: Seeds, at: LiveTable, nth: number): string =>
  seeds.seedOf(nameOf(at, nth), liveRound(at.table, nth).startsAt);

/** The result of a round at a table, which nobody may learn before its bets are closed, and the seed that decides it. */
export function liveResult(seeds: Seeds, table: LiveTable, nth: number) {
  const seed = seedOf(seeds, table, nth);
  return { result: liveGames[table.kind].deal(randomFrom(seed, '')), seed };
}

/** The number of the last round of a table that has ended. */
function endedAt(table: number, now: number): number {
  const round = liveRoundAt(table, now);
  const { endsAt, number } = round;
  return now >= endsAt && isRevealed(round, now) ? number : number - 1;
}

/** Number of results that the lobby shows. */
const latestLength = 6;

interface Latest {
  readonly ended: number;
  readonly results: readonly TableResult[];
}

/** The latest results by table: each lobby asks for the results of all tables every few seconds. */
const known = new WeakMap<Seeds, Map<string, Latest>>();

function dealLatest(seeds: Seeds, at: LiveTable, ended: number): Latest {
  const { outcomeOf } = liveGames[at.kind];
  const results = Array.from({ length: latestLength }, (_, ago) =>
    outcomeOf(liveResult(seeds, at, ended - ago).result),
  );
  return { ended, results };
}

/** The results of the last rounds of a table that have ended, newest first. */
export function latestResults(seeds: Seeds, at: LiveTable, now: number) {
  const tables = known.get(seeds) ?? new Map<string, Latest>();
  known.set(seeds, tables);
  const ended = endedAt(at.table, now);
  const name = `${at.kind}:${at.table}`;
  const last = tables.get(name);
  const latest = last?.ended === ended ? last : dealLatest(seeds, at, ended);
  tables.set(name, latest);
  return latest.results;
}

/** A table at a time: its round, the result once it is revealed, and the history before, newest last. */
export function tableAt(seeds: Seeds, at: LiveTable, now: number) {
  const round = liveRoundAt(at.table, now);
  const ended = endedAt(at.table, now);
  const past = Array.from({ length: historyLength }, (_, n) => ended - historyLength + 1 + n);
  const { markOf } = liveGames[at.kind];
  const last = liveResult(seeds, at, ended);
  return {
    now,
    round: {
      ...round,
      revealsAt: revealsAt(round),
      hash: hashOfSeed(seedOf(seeds, at, round.number)),
    },
    dealt: isRevealed(round, now) ? liveResult(seeds, at, round.number).result : null,
    history: past.filter((nth) => nth >= 0).map((nth) => markOf(liveResult(seeds, at, nth).result)),
    last: { round: ended, ...last, hash: hashOfSeed(last.seed) },
  };
}

/** Returns `tableAt`, which is computed once a second for each table. */
function createTables(seeds: Seeds, kind: LiveKind) {
  const kept = new Map<number, ReturnType<typeof tableAt>>();
  return (table: number, now: number) => {
    const known = kept.get(table);
    if (known !== undefined && isSameSecond(known.now, now)) return known;
    const shown = tableAt(seeds, { kind, table }, now);
    if (kept.size > 100) kept.clear();
    kept.set(table, shown);
    return shown;
  };
}

/** True when all stakes of a round are within the limits of the table. */
function isTotal(bets: Parameters<typeof totalOf>[0], stakeCentavos: number): boolean {
  return totalOf(bets) === stakeCentavos && stakeCentavos <= chipBounds.most;
}

/** Bets on a round as its limits count them. */
export function liveEvent(
  at: LiveTable,
  round: ReturnType<typeof liveRound>,
  { bets, stakeCentavos }: { readonly bets: ChipBets; readonly stakeCentavos: number },
): EventBet {
  const { outcomes, payoutOf } = liveGames[at.kind];
  return {
    event: nameOf(at, round.number),
    closesAt: round.closesAt,
    endsAt: round.endsAt,
    stakes: Object.fromEntries(stakesOf(bets, stakeCentavos)),
    payouts: outcomes.map((result) =>
      payoutOfAll(bets, stakeCentavos, (stake, place) => payoutOf(stake, place, result)),
    ),
    places: placesOf(bets, stakeCentavos, liveGames[at.kind]),
    isCombined: false,
    limits: eventLimits,
  };
}

/** The calls of a live table: `POST /table` (the round, the history, the member's bets) and `/place` (bets on the round). */
export function createLiveTable({ kind, bets, seeds, log }: LiveNeeds): Hono {
  const app = new Hono();
  const respond = createRespond(log);
  const tables = createTables(seeds, kind);
  const { places, payoutOf } = liveGames[kind];
  const ownBet = liveBet(places);
  const placeRequest = object({
    session: secret,
    key: roundKey,
    table: nodeField,
    round: pipe(number(), integer(), minValue(0)),
    stakeCentavos: stakeField,
    bets: chipBets(places),
  });

  app.post('/table', async (context) => {
    const body = await readRequest(context, tableRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, async () => {
      const listed = await bets.list(body.session, kind);
      const own = listed.bets.filter(
        ({ choice }) => is(ownBet, choice) && choice.table === body.table,
      );
      return { ...listed, bets: own, ...tables(body.table, await bets.now()) };
    });
  });

  app.post('/place', async (context) => {
    const body = await readRequest(context, placeRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, table, round, stakeCentavos, bets: laid } = body;
    if (!isTotal(laid, stakeCentavos)) return refuse(context, 'request_invalid');

    function decide(now: number, nodeId: number) {
      if (nodeId !== table) throw new GameRefusal('request_invalid');
      const asked = liveRound(table, round);
      const isOpen = liveRoundAt(table, now).number === round && takesBets(asked, now);
      if (!isOpen) throw new GameRefusal('bet_closed');
      const { seed, result } = liveResult(seeds, { kind, table }, round);
      const choice = { bets: laid, round, table };
      const payoutCentavos = payoutOfAll(laid, stakeCentavos, (stake, place) =>
        payoutOf(stake, place, result),
      );
      const outcome = { choice, ...result, proof: { seed, clientSeed: '' } };
      const event = liveEvent({ kind, table }, asked, { bets: laid, stakeCentavos });
      const events = [event];
      return { choice, result: { payoutCentavos, outcome }, dueAt: asked.endsAt, events };
    }

    return respond(context, () => bets.place(session, kind, { key, stakeCentavos, decide }));
  });

  return app;
}
