import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { hashOfSeed, secretKeptMs, seedsFrom } from '#gateway/play/play.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { openTestStore, type TestStore } from '#tests/support/test-store.ts';
import type { GameKind } from '../content/game-kind.ts';
import { games } from '../content/games.ts';
import { boardAt } from './book/board.ts';
import { esportsLeagues, sportsLeagues } from './book/leagues.ts';

const minute = 60_000;

let store: TestStore;
let shift: number;
let hosts: TestGateway[];

/** Starts a host on the store. All hosts have one clock, which `shift` moves on. */
async function start(): Promise<TestGateway> {
  const engine = { ...store.engine, close: () => Promise.resolve() };
  const clock = { now: () => Date.now() + shift };
  const host = await openTestGateway({ store: { kind: 'engine', engine }, clock });
  hosts.push(host);
  return host;
}

beforeEach(async () => {
  [shift, hosts] = [0, []];
  store = await openTestStore('demo');
});
afterEach(async () => {
  for (const host of hosts) await host.close();
  await store.engine.close();
});

interface Promised {
  readonly key: string;
  readonly hash: string;
}

/** The parts of answers that are read here. */
interface Answer {
  readonly status: number;
  readonly reason?: string;
  readonly session: string;
  readonly fair: { readonly next: Promised; readonly proof: { readonly hash: string } | null };
  readonly hand: (Promised & { readonly player: unknown }) | null;
  readonly matches: readonly (Promised & {
    id: string;
    state: string;
    seed?: string;
    startsAt: number;
    endsAt: number;
  })[];
  readonly round: { readonly number: number; readonly hash: string };
  readonly last: { readonly round: number; readonly hash: string; readonly seed: string };
  readonly hash: string;
}

async function post({ gateway }: TestGateway, path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const request = new Request(`http://localhost:4174${path}`, init);
  const answer = await gateway.gamesFetch(request, { ip: '192.0.2.1' });
  return { ...((await answer.json()) as Answer), status: answer.status };
}

/** Opens a game of a kind. Returns its session and the first answer. */
async function openGame(host: TestGateway, kind: GameKind) {
  const game = games.find((one) => one.kind === kind && one.category !== 'LIVE');
  if (game === undefined) throw new Error(`No game is a ${kind}`);
  const { vendor, gameId, nodeId } = game;
  const token = await host.signIn('juan');
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await host.request(launchGame, wanted, { token });
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  return post(host, `/${kind}/open`, { ticket, parents: [] });
}

it('a hand that is open keeps its cards, on another host and after a start too', async () => {
  const [one, other] = [await start(), await start()];
  const { session, fair } = await openGame(one, 'poker');
  const bet = { session, key: fair.next.key, stakeCentavos: 20_00 };
  const dealt = await post(one, '/poker/deal', bet);
  expect(dealt.hand?.hash).toBe(fair.next.hash);
  await one.operator.rotateGameSecret();
  shift += 2 * minute;
  for (const host of [one, other, await start()]) {
    const { hand } = await post(host, '/poker/table', { session });
    expect(hand).toEqual(dealt.hand);
  }
  const end = { session, key: bet.key, action: 'call' };
  const ended = await post(other, '/poker/end', end);
  expect(ended.status).toBe(200);
  expect(hashOfSeed(JSON.parse(JSON.stringify(ended)).seed)).toBe(fair.next.hash);
});

it('matches and fights that are open keep their hash, and later ones are the same on all hosts', async () => {
  const [one, other] = [await start(), await start()];
  const [book, arena] = [await openGame(one, 'sports'), await openGame(one, 'cockfight')];
  const board = (host: TestGateway) => post(host, '/sports/board', { session: book.session });
  const fights = (host: TestGateway) => post(host, '/cockfight/arena', { session: arena.session });
  const before = (await board(one)).matches;
  const { countsFrom } = await one.operator.rotateGameSecret();
  shift += 2 * minute;
  const restarted = await start();
  for (const host of [one, other, restarted]) {
    const after = new Map((await board(host)).matches.map(({ id, hash }) => [id, hash]));
    for (const { id, hash } of before) expect([id, hash]).toEqual([id, after.get(id) ?? hash]);
  }
  const [next, ...same] = await Promise.all([one, other, restarted].map(fights));
  for (const { round } of same) expect(round).toEqual(next?.round);
  // A match that was open at the rotation ends as its hash has promised.
  const match = before.find(({ state, startsAt }) => state === 'open' && startsAt > countsFrom);
  shift += (match?.endsAt ?? 0) - (Date.now() + shift) + minute;
  const ended = (await board(other)).matches.find(({ id }) => id === match?.id);
  expect(ended?.state).toBe('ended');
  expect(hashOfSeed(ended?.seed ?? '')).toBe(match?.hash);
});

it('a promised round is played under the old secret for ten minutes, then promised anew', async () => {
  const host = await start();
  const { session, fair } = await openGame(host, 'slot');
  const bet = { session, stakeCentavos: 25_00, choice: sampleChoices.slot };
  await host.operator.rotateGameSecret();
  shift += 10 * minute;
  const played = await post(host, '/slot/play', { ...bet, key: fair.next.key });
  expect(played.fair.proof?.hash).toBe(fair.next.hash);
  // `/fair` knows nothing of secrets.
  const proof = { kind: 'slot', clientSeed: '', ...bet, ...played.fair.proof };
  expect((await post(host, '/fair/verify', proof)).hash).toBe(fair.next.hash);

  await host.operator.rotateGameSecret();
  shift += 12 * minute;
  const late = { ...bet, key: played.fair.next.key };
  expect(await post(host, '/slot/play', late)).toMatchObject({
    status: 409,
    reason: 'promise_over',
  });
  // A round that was played is answered again, whatever counts.
  const again = await post(host, '/slot/play', { ...bet, key: fair.next.key });
  expect(again.fair.proof).toEqual(played.fair.proof);
  const { next } = (await post(host, '/slot/balance', { session })).fair;
  const renewed = await post(host, '/slot/play', { ...bet, key: next.key });
  expect(renewed.fair.proof?.hash).toBe(next.hash);
});

it('no match is on a board longer than a replaced secret is kept', () => {
  const leagues = [...sportsLeagues, ...esportsLeagues];
  const now = Date.UTC(2026, 10, 29);
  for (const { id, startsAt } of boardAt(leagues, now, seedsFrom('a secret'))) {
    const league = leagues.find((one) => one.id === id.split('.')[0]);
    expect(now - startsAt + (league?.aheadMs ?? Infinity)).toBeLessThan(secretKeptMs);
  }
});
