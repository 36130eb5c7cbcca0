import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { prepareGames } from '#tests/support/open-games.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { hashToken } from '../hash-token.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { noBetRules } from './admit-bets.ts';
import { createMemberRounds } from './member-rounds.ts';

const crowd = 16;
const stakeCentavos = 100;

/** A player at the gateway of a market, with functions that open games and play them. */
async function openPlayer(database: Database, { oneSlot }: { oneSlot: boolean }) {
  const { id, session } = await addPlayer(database, uuid(), 1_000_00);
  const open = () => createMemberRounds(database, clock, { betRules: { ...noBetRules, oneSlot } });
  const [one, other] = [open(), open()];
  return {
    balance: () => one.balance(session, 'slot'),
    /** Launches a game through one of two gateways, and opens it. Returns a function that plays a round through both in turn. */
    async launch(nodeId = 1, kind = 'slot') {
      const ticket = uuid();
      const launched = { ticket_hash: hashToken(ticket), member_id: id, node_id: nodeId };
      const session_hash = hashToken(`session of ${session}`);
      await database.sql
        .insertInto('launch_ticket')
        .values({ ...launched, session_hash, language: 'EN', expires_at: clock.now() + 60_000 })
        .execute();
      const { session: own } = await one.open(ticket, kind);
      let rounds = 0;
      return (key: string = uuid()) => {
        rounds += 1;
        const decide = () => ({ payoutCentavos: 0, outcome: null });
        return (rounds % 2 === 0 ? one : other).play(own, kind, { key, stakeCentavos, decide });
      };
    },
  };
}

const ended = { code: 'changed_elsewhere', value: { endedBy: 'slot' } };

/** Sends rounds at once. Returns how many were played; each other one must say that another slot is open. */
async function playCrowd(play: () => Promise<unknown>): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: crowd }, () => play()));
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(ended);
  return all.filter(({ status }) => status === 'fulfilled').length;
}

async function checkLaunches(database: Database): Promise<void> {
  const player = await openPlayer(database, { oneSlot: true });
  const first = await player.launch();
  const played = await first('known');
  const second = await player.launch();
  // The round that was played keeps its result, and nothing moves again.
  expect(await first('known')).toEqual({ ...played, repeated: true });
  await expect(first()).rejects.toMatchObject(ended);
  await second();
  expect(await player.balance()).toBe(1_000_00 - 2 * stakeCentavos);
  const again = await player.launch();
  await again();
  await expect(second()).rejects.toMatchObject(ended);
  expect(await player.balance()).toBe(1_000_00 - 3 * stakeCentavos);
}

async function checkAtOnce(database: Database): Promise<void> {
  const player = await openPlayer(database, { oneSlot: true });
  const first = await player.launch();
  const running = playCrowd(first);
  const launching = player.launch();
  const second = await launching;
  const [before, after, late] = await Promise.all([running, playCrowd(second), playCrowd(first)]);
  expect(late).toBe(0);
  expect(after).toBe(crowd);
  expect(await player.balance()).toBe(1_000_00 - (before + after) * stakeCentavos);
  const slots = await Promise.all(Array.from({ length: 4 }, () => player.launch()));
  const counts = await Promise.all(slots.map((play) => playCrowd(play)));
  expect(counts.toSorted((one, next) => one - next)).toEqual([0, 0, 0, crowd]);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}

async function checkOthers(database: Database): Promise<void> {
  const game = await database.sql
    .selectFrom('game')
    .select(['node_id', 'kind'])
    .where('category', '<>', 'RNG')
    .executeTakeFirstOrThrow();
  const player = await openPlayer(database, { oneSlot: true });
  const table = await player.launch(game.node_id, game.kind);
  const slot = await player.launch();
  await table();
  await player.launch(game.node_id, game.kind);
  await table();
  await slot();
  const free = await openPlayer(database, { oneSlot: false });
  const two = [await free.launch(), await free.launch()];
  for (const play of two) expect(await playCrowd(play)).toBe(crowd);
}

onEachEngine('a member plays one slot at a time, where the market asks for it', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  await prepareGames(database);
  await checkLaunches(database);
  await checkAtOnce(database);
  await checkOthers(database);
  await database.close();
});
