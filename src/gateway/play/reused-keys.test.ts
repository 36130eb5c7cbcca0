import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlayer, type TestPlayer } from '#tests/support/add-player.ts';
import { type BetKind, betKinds } from '#tests/support/bet-kinds.ts';
import { openBetGame, openGames, prepareGames } from '#tests/support/open-games.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleDueBets } from '../bets/bets.ts';
import { type Database, openDatabase } from '../store/database.ts';

let database: Database;
let player: TestPlayer;
let players = 0;
let send: ReturnType<typeof openGames>;
const time = { now: Date.UTC(2026, 0, 1) };

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareGames(database);
  send = openGames(database, { now: () => time.now });
});
beforeEach(async () => {
  players += 1;
  player = await addPlayer(database, `maria${players}`, 100_000_00);
});
afterAll(() => database.close());

function kindNamed(name: string): BetKind {
  const kind = betKinds.find((one) => one.name === name);
  if (kind === undefined) throw new RangeError(`No kind of bet is ${name}`);
  return kind;
}

/** Opens a game. Returns a function that sends the first call of its nth bet with a key. */
async function openGame(name: string) {
  const kind = kindNamed(name);
  const session = await openBetGame(database.sql, player, kind);
  return (key: string, nth = 0, change: object = {}) => {
    const [call] = kind.callsOf(nth, time.now);
    const body = { session, key, ...call?.body, ...change };
    return send(`/${kind.kind}${call?.path}`, body);
  };
}

const reused = { status: 409, reason: 'key_reused' };

it('refuses keys of another game or of another stake, and changes nothing', async () => {
  time.now = kindNamed('live-roulette').nextAt(time.now);
  const spin = await openGame('roulette');
  const later = await Promise.all(['live-roulette', 'single-bet', 'poker-hand'].map(openGame));
  expect(await spin('key-of-a-spin')).toMatchObject({ status: 200 });
  for (const [nth, place] of later.entries())
    expect(await place(`key-of-a-bet-${nth}`)).toMatchObject({ status: 200 });
  const before = await storeContent(database.sql, []);
  for (const [nth, place] of later.entries()) {
    expect(await spin(`key-of-a-bet-${nth}`)).toEqual(reused);
    expect(await place('key-of-a-spin')).toEqual(reused);
    expect(await place(`key-of-a-bet-${(nth + 1) % later.length}`)).toEqual(reused);
  }
  const [, slip, deal] = later;
  expect(await spin('key-of-a-spin', 0, { stakeCentavos: 500, choice: { red: 500 } })).toEqual(
    reused,
  );
  expect(await slip?.('key-of-a-bet-1', 0, { stakeCentavos: 2_500 })).toEqual(reused);
  expect(await deal?.('key-of-a-bet-2', 0, { stakeCentavos: 2_500 })).toEqual(reused);
  expect(await storeContent(database.sql, [])).toEqual(before);
});

it('refuses the key of a bet that is settled', async () => {
  const [spin, slip] = await Promise.all([openGame('roulette'), openGame('accumulator')]);
  expect(await slip('key-of-a-slip')).toMatchObject({ status: 200 });
  await settleDueBets(database, time.now + 86_400_000);
  expect(await spin('key-of-a-slip')).toEqual(reused);
});

it('ends no bet of another game as a hand of poker', async () => {
  const [deal, slip, spin] = await Promise.all(
    ['poker-hand', 'accumulator', 'roulette'].map((name) => openGame(name)),
  );
  expect(await spin?.('key-of-a-spin')).toMatchObject({ status: 200 });
  await slip?.('key-of-another-slip');
  await deal?.('key-of-a-hand');
  const session = `${player.session} at poker-hand`;
  const end = (key: string) => send('/poker/end', { session, key, action: 'call' });
  const before = await storeContent(database.sql, []);
  expect(await end('key-of-another-slip')).toMatchObject({ status: 404 });
  expect(await end('key-of-a-spin')).toMatchObject({ status: 404 });
  expect(await storeContent(database.sql, [])).toEqual(before);
});

it('leaves a hand open when the key of its second bet is used for something else', async () => {
  const [deal, spin] = await Promise.all([openGame('poker-hand'), openGame('roulette')]);
  expect(await spin('key-of-hand-2-raise')).toMatchObject({ status: 200 });
  expect(await deal('key-of-hand-2')).toMatchObject({ status: 200 });
  const session = `${player.session} at poker-hand`;
  const before = await storeContent(database.sql, []);
  const end = (action: string) => send('/poker/end', { session, key: 'key-of-hand-2', action });
  expect(await end('call')).toEqual(reused);
  expect(await storeContent(database.sql, [])).toEqual(before);
  expect(await end('fold')).toMatchObject({ status: 200, payoutCentavos: 0, stakedCentavos: 500 });
});
