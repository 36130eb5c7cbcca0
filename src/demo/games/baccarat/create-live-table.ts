import { Hono } from 'hono';
import { integer, is, minValue, number, object, pipe } from 'valibot';
import { type Bets, type GameSeeds, hashOfSeed } from '#gateway/play/play.ts';
import { chipBets, chipBounds, totalOf } from '../chip-bets.ts';
import { randomFrom } from '../fair/random-from.ts';
import { readRequest, roundKey, secret, stakeField } from '../game-requests.ts';
import { createRespond, GameRefusal, refuse } from '../game-responses.ts';
import { liveRound, liveRoundAt } from './live-rounds.ts';
import { dealCoup, liveBet, payoutOfBets, sides } from './rules.ts';

/** Number of past rounds on the roads. */
const historyLength = 72;

const nodeField = pipe(number(), integer(), minValue(0));

const tableRequest = object({ session: secret, table: nodeField });

const placeRequest = object({
  session: secret,
  key: roundKey,
  table: nodeField,
  round: pipe(number(), integer(), minValue(0)),
  stakeCentavos: stakeField,
  bets: chipBets(sides),
});

interface LiveNeeds {
  readonly kind: string;
  readonly bets: Bets;
  readonly seeds: GameSeeds;
  readonly log: (line: string) => void;
}

const seedOf = (seeds: GameSeeds, table: number, nth: number): string =>
  seeds.seedOf(`live-baccarat:${table}:${nth}`);

/** The cards of a round at a table, which nobody may learn before its bets are closed, and the seed that decides them. */
export function coupOf(seeds: GameSeeds, table: number, nth: number) {
  const seed = seedOf(seeds, table, nth);
  return { ...dealCoup(randomFrom(seed, '')), seed };
}

/** A table at a time: its round, the cards once its bets are closed, and the winners before, newest last. */
export function tableAt(seeds: GameSeeds, table: number, now: number) {
  const round = liveRoundAt(table, now);
  const ended = now >= round.endsAt ? round.number : round.number - 1;
  const past = Array.from({ length: historyLength }, (_, n) => ended - historyLength + 1 + n);
  const { seed: _, ...dealt } = coupOf(seeds, table, round.number);
  const last = coupOf(seeds, table, ended);
  return {
    now,
    round: { ...round, hash: hashOfSeed(seedOf(seeds, table, round.number)) },
    dealt: now >= round.closesAt ? dealt : null,
    history: past.filter((nth) => nth >= 0).map((nth) => coupOf(seeds, table, nth).winner),
    last: { round: ended, ...last, hash: hashOfSeed(last.seed) },
  };
}

/** Returns `tableAt`, which is computed once a second for each table. */
function createTables(seeds: GameSeeds) {
  const kept = new Map<number, { second: number; shown: ReturnType<typeof tableAt> }>();
  return (table: number, now: number) => {
    const second = Math.floor(now / 1_000);
    const known = kept.get(table);
    if (known?.second === second) return known.shown;
    const shown = tableAt(seeds, table, now);
    if (kept.size > 100) kept.clear();
    kept.set(table, { second, shown });
    return shown;
  };
}

/** True when all stakes of a round are within the limits of the table. */
function isTotal(bets: Parameters<typeof totalOf>[0], stakeCentavos: number): boolean {
  return totalOf(bets) === stakeCentavos && stakeCentavos <= chipBounds.most;
}

/** The calls of a live table: `POST /table` (the round, the roads, the member's bets) and `/place` (bets on the round). */
export function createLiveTable({ kind, bets, seeds, log }: LiveNeeds): Hono {
  const app = new Hono();
  const respond = createRespond(log);
  const tables = createTables(seeds);

  app.post('/table', async (context) => {
    const body = await readRequest(context, tableRequest);
    if (body === null) return refuse(context, 'request_invalid');
    return respond(context, async () => {
      const listed = await bets.list(body.session, kind);
      const own = listed.bets.filter(
        ({ choice }) => is(liveBet, choice) && choice.table === body.table,
      );
      return { ...listed, bets: own, ...tables(body.table, bets.now()) };
    });
  });

  app.post('/place', async (context) => {
    const body = await readRequest(context, placeRequest);
    if (body === null) return refuse(context, 'request_invalid');
    const { session, key, table, round, stakeCentavos, bets: laid } = body;
    if (!isTotal(laid, stakeCentavos)) return refuse(context, 'request_invalid');

    function decide(now: number, nodeId: number) {
      if (nodeId !== table) throw new GameRefusal('request_invalid');
      const { closesAt, endsAt } = liveRound(table, round);
      const isOpen = liveRoundAt(table, now).number === round && now < closesAt;
      if (!isOpen) throw new GameRefusal('bet_closed');
      const { seed, ...coup } = coupOf(seeds, table, round);
      const choice = { bets: laid, round, table };
      const payoutCentavos = payoutOfBets(choice, stakeCentavos, coup.winner);
      const outcome = { choice, ...coup, proof: { seed, clientSeed: '' } };
      return { choice, result: { payoutCentavos, outcome }, dueAt: endsAt };
    }

    return respond(context, () => bets.place(session, kind, { key, stakeCentavos, decide }));
  });

  return app;
}
