import { demo } from '#demo/demo.ts';
import type { SeedGame } from '#gateway/seed/seed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getGames } from '#protocol/calls/games.ts';
import { launchTrial } from '#protocol/calls/launch.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { games } from '#demo/content/games.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { hashToken } from '../hash-token.ts';
import { purge } from '../housekeeping.ts';
import { createMemberRounds } from './member-rounds.ts';
import { type Database, openDatabase } from '../store/database.ts';

let database: Database;
let gateway: Gateway;
let test: ReturnType<typeof createCaller>;
let now = Date.UTC(2026, 5, 1);
const clock = { now: () => now };

beforeAll(async () => {
  database = await openDatabase(await openTestStore('demo'));
  const options = {
    ...demo,
    gamesOrigin: 'http://localhost:4174',
    operatorToken: null,
    clock,
    storeKey: testStoreKey,
  };
  gateway = await startGateway(options, database);
  test = createCaller(gateway);
});
afterAll(() => gateway.close());

/** Sends a request to the games' origin, as the page of a game does. */
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
    ip: '192.0.2.1',
  });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

function gameOf(fits: (game: SeedGame) => boolean): SeedGame {
  const game = games.find(fits);
  if (game === undefined) throw new Error('No such game');
  return game;
}

const triable = (kind: SeedGame['kind']) => gameOf((one) => one.kind === kind && one.trial);

/** Launches a game as a guest. Returns the path of its page and the ticket. */
async function launch({ gameId, nodeId }: SeedGame, ip = '192.0.2.7') {
  const { url } = await test.request(launchTrial, { gameId, nodeId }, { language: 'TH', ip });
  const { pathname, hash } = new URL(url, 'http://localhost:4174');
  return { place: pathname, ticket: hash.slice(1) };
}

async function openGame(game: SeedGame) {
  const { place, ticket } = await launch(game);
  const opened = await post(`${place}/open`, { ticket, parents: [] });
  const { session } = opened;
  const play = (key: string, stakeCentavos: number, choice: unknown) =>
    post(`${place}/play`, { session, key, stakeCentavos, choice });
  const balance = async () => (await post(`${place}/balance`, { session }))['balanceCentavos'];
  return { place, ticket, opened, play, balance };
}

describe('a trial game', () => {
  it.each(['slot', 'fish', 'baccarat'] as const)(
    'plays %s for a guest with play money, and moves nothing else in the store',
    async (kind) => {
      const apart = ['trial', 'attempt'];
      const before = await storeContent(database.sql, apart);
      const { opened, play, balance } = await openGame(triable(kind));
      const { nodeId, name } = triable(kind);
      const expected = { status: 200, money: 'play', nodeId, gameName: name, language: 'TH' };
      expect(opened).toMatchObject({ ...expected, balanceCentavos: 200_000 });
      const stake = Math.max(...(opened['stakes'] as number[]));
      let left = 200_000;
      for (let n = 0; n < 6 && left >= stake; n += 1) {
        const round = await play(`round-${kind}-${n}`, stake, sampleChoices[kind]);
        left += Number(round['payoutCentavos']) - stake;
        expect(round).toMatchObject({ status: 200, balanceCentavos: left });
      }
      expect(await balance()).toBe(left);
      expect(await storeContent(database.sql, apart)).toEqual(before);
    },
  );

  it('offers the jackpot to nobody who plays with play money', async () => {
    const { opened } = await openGame(gameOf((one) => one.isJackpot && one.trial));
    expect(opened).toMatchObject({ status: 200, money: 'play', jackpotStake: null });
  });

  it('returns the same round for a repeated key, also at the same time', async () => {
    const { play, balance } = await openGame(triable('fish'));
    const rounds = await Promise.all([1, 2, 3, 4].map(() => play('the-same', 500, 'crab')));
    const outcomes = rounds.map((round) => JSON.stringify({ ...round, fair: null }));
    expect(new Set(outcomes).size).toBe(1);
    expect(await balance()).toBe(rounds[0]?.['balanceCentavos']);
  });

  it('refuses a stake above the balance or outside the game’s stakes', async () => {
    const { play, opened } = await openGame(triable('baccarat'));
    expect(await play('odd-stake', 1_234, 'tie')).toMatchObject({ status: 400 });
    await database.sql
      .updateTable('trial')
      .set({ balance: 49_999 })
      .where('token_hash', '=', hashToken(String(opened['session'])))
      .execute();
    const over = await play('one-too-many', 50_000, 'tie');
    expect(over).toEqual({ status: 409, reason: 'insufficient_balance' });
  });

  it('is refused for a game without trial and for a vendor under maintenance', async () => {
    const closed = gameOf((one) => one.vendor === 'KUNDIMAN');
    for (const kind of ['bingo', 'lottery', 'duel', 'sports', 'poker'] as const) {
      const there = launch(gameOf((one) => one.kind === kind));
      await expect(there).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    await database.sql
      .updateTable('game')
      .set({ trial: true })
      .where('node_id', '=', closed.nodeId)
      .execute();
    await expect(launch(closed)).rejects.toMatchObject({ code: 'game_under_maintenance' });
    await expect(launch({ ...closed, nodeId: 999_999_999 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is launched at most sixty times in ten minutes from one address', async () => {
    for (let n = 0; n < 60; n += 1) await launch(triable('slot'), '198.51.100.9');
    const more = launch(triable('slot'), '198.51.100.9');
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    await launch(triable('slot'), '203.0.113.5');
  });
});

describe('a trial ticket', () => {
  it('works once, within a minute, and not for real money', async () => {
    const { place, ticket } = await openGame(triable('slot'));
    expect(await post(`${place}/open`, { ticket, parents: [] })).toMatchObject({ status: 404 });
    const other = await launch(triable('slot'));
    const real = await post('/slot/open', { ticket: other.ticket, parents: [] });
    expect(real).toMatchObject({ status: 404, reason: 'ticket_used' });
    const session = { session: other.ticket, key: 'by-its-ticket', stakeCentavos: 500 };
    expect(await post('/trial/slot/play', session)).toMatchObject({ status: 401 });
    now += 60_000;
    expect(await post(`${other.place}/open`, { ticket: other.ticket, parents: [] })).toMatchObject({
      status: 404,
    });
  });

  it('is not a ticket of a member, nor the other way round', async () => {
    const { opened } = await openGame(triable('slot'));
    const rounds = createMemberRounds(database, clock);
    const played = rounds.balance(String(opened['session']), 'slot');
    await expect(played).rejects.toMatchObject({ code: 'login.not.session' });
  });

  it('expires after four hours and is purged', async () => {
    const { play } = await openGame(triable('fish'));
    now += 4 * 3_600_000 + 1;
    expect(await play('too-late', 500, 'crab')).toMatchObject({ reason: 'session_over' });
    await purge(database.sql, { gateway: clock, real: clock });
    expect(await database.sql.selectFrom('trial').select('node_id').execute()).toEqual([]);
  });
});

describe('a slot', () => {
  it.each([5, 25])('has the %i lines of the catalogue', async (lines) => {
    const game = gameOf((one) => one.kind === 'slot' && one.trial && one.lines === lines);
    const asked = { category: 'RNG', search: game.name, page: 1, pageSize: 100 };
    const listed = await test.request(getGames, asked as never);
    const listedGame = listed.games.find(({ nodeId }) => nodeId === game.nodeId);
    const { opened, play } = await openGame(game);
    expect(listedGame).toMatchObject({ lines, leastBet: game.leastBet, trial: true });
    expect((opened['lines'] as unknown[]).length).toBe(listedGame?.lines);
    const stakes = opened['stakes'] as number[];
    expect(Math.min(...stakes)).toBe(listedGame?.leastBet);
    expect(await play('least-stake', stakes[0] ?? 0, null)).toMatchObject({ status: 200 });
    expect(await play('other-stake', (stakes[0] ?? 0) + 1, null)).toMatchObject({ status: 400 });
  });
});
