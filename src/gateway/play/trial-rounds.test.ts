import { demo } from '#demo/demo.ts';
import type { SeedGame } from '#gateway/seed/seed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getGames } from '#contract/calls/games.ts';
import { launchTrial } from '#contract/calls/launch.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { games } from '#demo/content/games.ts';
import { type Gateway, startGateway } from '../gateway.ts';
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
  const options = { ...demo, gamesOrigin: 'http://localhost:4174', operatorToken: null, clock };
  gateway = await startGateway(options, database);
  test = createCaller(gateway);
});
afterAll(() => gateway.close());

/** What the page of a game asks of its own origin. */
async function ask(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init));
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

function gameOf(fits: (game: SeedGame) => boolean): SeedGame {
  const game = games.find(fits);
  if (game === undefined) throw new Error('No such game');
  return game;
}

const triable = (kind: SeedGame['kind']) => gameOf((one) => one.kind === kind && one.trial);

/** Launches a game as a guest; gives the place of its page and the ticket. */
async function launch({ gameId, nodeId }: SeedGame, ip = '192.0.2.7') {
  const { url } = await test.request(launchTrial, { gameId, nodeId }, { language: 'TH', ip });
  const { pathname, hash } = new URL(url);
  return { place: pathname, ticket: hash.slice(1) };
}

async function sitDown(game: SeedGame) {
  const { place, ticket } = await launch(game);
  const opened = await ask(`${place}/open`, { ticket, parents: [] });
  const { session } = opened;
  const play = (key: string, stakeCentavos: number, choice: unknown) =>
    ask(`${place}/play`, { session, key, stakeCentavos, choice });
  const balance = async () => (await ask(`${place}/balance`, { session }))['balanceCentavos'];
  return { place, ticket, opened, play, balance };
}

describe('a game that is tried', () => {
  it.each(['slot', 'fish', 'baccarat'] as const)(
    'plays %s for a guest with play money, and moves nothing else in the store',
    async (kind) => {
      const apart = ['trial', 'attempt'];
      const before = await storeContent(database.sql, apart);
      const { opened, play, balance } = await sitDown(triable(kind));
      const { nodeId, name } = triable(kind);
      const told = { status: 200, money: 'play', nodeId, gameName: name, language: 'TH' };
      expect(opened).toMatchObject({ ...told, balanceCentavos: 200_000 });
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

  it('gives the same round again under its key, however many ask at once', async () => {
    const { play, balance } = await sitDown(triable('fish'));
    const rounds = await Promise.all([1, 2, 3, 4].map(() => play('the-same', 500, 'crab')));
    expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBe(1);
    expect(await balance()).toBe(rounds[0]?.['balanceCentavos']);
  });

  it('ends where the play money does, and takes no stake that is not offered', async () => {
    const { play } = await sitDown(triable('baccarat'));
    expect(await play('odd-stake', 1_234, 'tie')).toMatchObject({ status: 400 });
    let left = 200_000;
    for (let n = 0; left >= 50_000 && n < 400; n += 1) {
      left = Number((await play(`till-it-ends-${n}`, 50_000, 'tie'))['balanceCentavos']);
    }
    const over = await play('one-too-many', 50_000, 'tie');
    expect(over).toEqual({ status: 409, reason: 'insufficient_balance' });
  });

  it('is refused where there is nothing to try, and where its vendor is closed', async () => {
    const closed = gameOf((one) => one.vendor === 'KUNDIMAN');
    for (const kind of ['bingo', 'lottery', 'duel', 'match'] as const) {
      const there = launch(gameOf((one) => one.kind === kind));
      await expect(there).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    await database.sql
      .updateTable('game')
      .set({ trial: true })
      .where('node_id', '=', closed.nodeId)
      .execute();
    await expect(launch(closed)).rejects.toMatchObject({ code: 'game_under_maintenance' });
    await expect(launch({ ...closed, nodeId: 999_999_999_999 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is begun afresh sixty times in ten minutes by one visitor, and no more', async () => {
    for (let n = 0; n < 60; n += 1) await launch(triable('slot'), '198.51.100.9');
    const more = launch(triable('slot'), '198.51.100.9');
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
    await launch(triable('slot'), '203.0.113.5');
  });
});

describe('a way in to play money', () => {
  it('works once, soon, and at no game that is played for money', async () => {
    const { place, ticket } = await sitDown(triable('slot'));
    expect(await ask(`${place}/open`, { ticket, parents: [] })).toMatchObject({ status: 404 });
    const other = await launch(triable('slot'));
    const real = await ask('/slot/open', { ticket: other.ticket, parents: [] });
    expect(real).toMatchObject({ status: 404, reason: 'ticket_used' });
    const session = { session: other.ticket, key: 'by-its-ticket', stakeCentavos: 500 };
    expect(await ask('/trial/slot/play', session)).toMatchObject({ status: 401 });
    now += 60_000;
    expect(await ask(`${other.place}/open`, { ticket: other.ticket, parents: [] })).toMatchObject({
      status: 404,
    });
  });

  it('is not what a member plays by, nor the other way round', async () => {
    const { opened } = await sitDown(triable('slot'));
    const rounds = createMemberRounds(database, clock);
    const played = rounds.balance(String(opened['session']));
    await expect(played).rejects.toMatchObject({ code: 'login.not.session' });
  });

  it('ends after four hours, and is tidied away', async () => {
    const { play } = await sitDown(triable('fish'));
    now += 4 * 3_600_000 + 1;
    expect(await play('too-late', 500, 'crab')).toMatchObject({ reason: 'session_over' });
    await purge(database.sql, { gateway: clock, real: clock });
    expect(await database.sql.selectFrom('trial').select('node_id').execute()).toEqual([]);
  });
});

describe('the slot of a title', () => {
  it.each([5, 25])('is played on %i lines where the catalogue says so', async (lines) => {
    const game = gameOf((one) => one.kind === 'slot' && one.trial && one.lines === lines);
    const asked = { category: 'RNG', search: game.name, page: 1, pageSize: 100 };
    const listed = await test.request(getGames, asked as never);
    const told = listed.games.find(({ nodeId }) => nodeId === game.nodeId);
    const { opened, play } = await sitDown(game);
    expect(told).toMatchObject({ lines, leastBet: game.leastBet, trial: true });
    expect((opened['lines'] as unknown[]).length).toBe(told?.lines);
    const stakes = opened['stakes'] as number[];
    expect(Math.min(...stakes)).toBe(told?.leastBet);
    expect(await play('least-stake', stakes[0] ?? 0, null)).toMatchObject({ status: 200 });
    expect(await play('other-stake', (stakes[0] ?? 0) + 1, null)).toMatchObject({ status: 400 });
  });
});
