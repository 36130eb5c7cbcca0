import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleDueBets } from '#gateway/bets/bets.ts';
import type { Database } from '#gateway/store/database.ts';
import { addPlayer, clock, type TestPlayer } from './add-player.ts';
import { auditBets, settledBets } from './audit-bets.ts';
import { auditLedger, balancedLedger } from './audit-ledger.ts';
import { type BetKind, betKinds, decideBet } from './bet-kinds.ts';
import { countReruns } from './count-reruns.ts';
import { betTwice, type GameAnswer, openBetGame, openGames, prepareGames } from './open-games.ts';

const crowd = 64;
const opening = 1_000_00;

/** The parts of an answer that are the same each time. */
const lasting = ({ fair: _, balanceCentavos: __, now: ___, ...rest }: GameAnswer) => rest;

/** Places one bet of each player at once. Returns the keys. */
async function placeAtOnce(
  database: Database,
  players: readonly TestPlayer[],
  kind: BetKind,
): Promise<string[]> {
  const now = kind.nextAt(clock.now());
  const send = openGames(database, { now: () => now });
  const sessions: string[] = [];
  for (const player of players) sessions.push(await openBetGame(database.sql, player, kind));
  const bets = sessions.map((session, nth) => ({ nth, key: `${kind.name}-${nth}`, session, now }));
  const answers = await Promise.all(bets.map((bet) => betTwice(send, kind, bet)));
  for (const [first, again] of answers.flat()) {
    expect(first.status).toBe(200);
    expect(lasting(again)).toEqual(lasting(first));
  }
  return bets.map(({ key }) => key);
}

/** Settles the bets of a kind, as the jobs of three gateways do at once. Returns the keys of the bets and their payouts. */
async function settleAtOnce(database: Database, { nodeId }: BetKind) {
  const rounds = database.sql.selectFrom('round').where('node_id', '=', nodeId);
  const placed = await rounds.select('due_at').execute();
  const due = Math.max(...placed.map(({ due_at: dueAt }) => dueAt ?? 0));
  await Promise.all([0, 1, 2].map(() => settleDueBets(database, due, { decide: decideBet })));
  return rounds.select(['key', 'payout']).execute();
}

/** Declares the tests of bets that a crowd places at once. `open` opens an empty store. */
export function describeCrowds(title: string, open: () => Promise<Database>): void {
  describe(`${title}, with ${crowd} players at once who send everything twice`, () => {
    let database: Database;
    const players: TestPlayer[] = [];

    beforeAll(async () => {
      database = await open();
      await prepareGames(database);
      for (let n = 0; n < crowd; n += 1)
        players.push(await addPlayer(database, `player${n}`, opening));
    });
    afterAll(() => database.close());

    it.each(betKinds.map((kind) => [kind.title, kind] as const))(
      'settles %s once',
      async (_, kind) => {
        const { counted, reruns } = countReruns(database);
        const keys = await placeAtOnce(counted, players, kind);
        const settled = await settleAtOnce(counted, kind);
        expect(reruns()).toBe(0);
        const first = settled.filter(({ key }) => !key.endsWith('-raise'));
        expect(first.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
        expect(new Set(settled.map(({ payout }) => payout)).size).toBeGreaterThan(1);
        expect(await auditBets(database.sql, opening)).toEqual(settledBets);
        expect(await auditLedger(database.sql)).toEqual(balancedLedger);
      },
      120_000,
    );
  });
}
