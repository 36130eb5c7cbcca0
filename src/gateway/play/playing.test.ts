import { knownAmount } from '#tests/support/known-amount.ts';
import type { SeedGame } from '#gateway/seed/seed.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRecentGames } from '#protocol/calls/games.ts';
import { launchGame, launchTrial } from '#protocol/calls/launch.ts';
import { signOut } from '#protocol/calls/session.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import * as betRecords from '#protocol/calls/records/bet-records.ts';
import { betStatus } from '#protocol/model/bet.ts';
import { getJackpot, getWinners } from '#protocol/calls/winners.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { games } from '#demo/content/games.ts';

let test: TestGateway;
let juan: string;

beforeAll(async () => {
  test = await openTestGateway();
  juan = await test.signIn('juan');
});
afterAll(() => test.close());

/** Sends a request to the games' origin, as the page of a game does. */
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await test.gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
    ip: '192.0.2.1',
  });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

/** Launches a game as a member and opens its page. Returns a function that plays a round. */
async function openGame(token: string, { vendor, gameId, nodeId, kind }: SeedGame) {
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(launchGame, wanted, { token });
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session } = await post(`/${kind}/open`, { ticket, parents: [] });
  return (key: string, stakeCentavos: number, choice: unknown) =>
    post(`/${kind}/play`, { session, key, stakeCentavos, choice });
}

function gameOf(kind: SeedGame['kind'], vendor?: string): SeedGame {
  const game = games.find(
    (one) =>
      one.kind === kind &&
      (vendor ?? one.vendor) === one.vendor &&
      [null, 100, 500].includes(one.leastBet),
  );
  if (game === undefined) throw new Error(`No game is a ${kind}`);
  return game;
}

/** The last day. */
const lately = {
  from: Date.now() - 86_400_000,
  to: Date.now() + 86_400_000,
  vendor: '',
  page: 1,
  size: 10,
};

it.each([
  ['slot', betRecords.getSlotBets],
  ['bingo', betRecords.getSlotBets],
  ['fish', betRecords.getFishBets],
  ['duel', betRecords.getPvpBets],
  ['roulette', betRecords.getSlotBets],
  ['sicbo', betRecords.getSlotBets],
] as const)('shows a round of %s among the bets of its kind', async (kind, records) => {
  const game = gameOf(kind);
  const { payoutCentavos } = await (
    await openGame(juan, game)
  )(`bet-on-${kind}`, 500, sampleChoices[kind]);
  const paid = Number(payoutCentavos);
  const vendor = { ...lately, vendor: game.vendor };
  const { bets } = await test.request(records, vendor, { token: juan });
  expect(bets[0]).toMatchObject({ game: game.name, vendor: game.vendor, stake: 500, payout: paid });
  expect(bets[0]?.profit).toBe(paid - 500);
  expect(bets[0]?.outcome).toBe(paid === 500 ? 'tied' : paid > 500 ? 'won' : 'lost');
  expect((await test.request(getRecentGames, {}, { token: juan }))[0]?.nodeId).toBe(game.nodeId);
});

it('finds bets by number, by status and by profit', async () => {
  const token = await test.signIn('alma');
  const play = await openGame(token, gameOf('duel'));
  for (let n = 0; n < 14; n += 1) await play(`at-the-table-${n}`, 500, 'high');
  const find = (wanted: object) =>
    test.request(betRecords.getPvpBets, { ...lately, size: 100, ...wanted }, { token });
  const all = (await find({})).bets;
  const ended = (outcome: string) => all.filter((bet) => bet.outcome === outcome);
  for (const [outcome, profit] of [
    ['won', 'W'],
    ['lost', 'L'],
    ['tied', 'D'],
  ] as const) {
    const found = await find({ outcome: betStatus[outcome] });
    expect(found.bets, outcome).toEqual(ended(outcome));
    expect(found.total?.stake).toBe(ended(outcome).length * 500);
    expect((await find({ profit })).bets, profit).toEqual(ended(outcome));
  }
  expect(ended('won').length * ended('lost').length).toBeGreaterThan(0);
  expect((await find({ outcome: betStatus.cancelled })).bets).toEqual([]);
  expect((await find({ outcome: betStatus.won, profit: 'L' })).bets).toEqual([]);
  const wanted = all[3];
  expect((await find({ order: wanted?.id })).bets).toEqual([wanted]);
  expect((await find({ order: "nobody's" })).bets).toEqual([]);
});

it('filters bets by date and vendor, with pages and sums', async () => {
  const token = await test.signIn('ana');
  const [lambat, dagat] = [gameOf('fish', 'LAMBAT'), gameOf('fish', 'DAGAT')];
  const [here, there] = [await openGame(token, lambat), await openGame(token, dagat)];
  const paid: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    paid.push(Number((await here(`lambat-${n}`, 1_000, 'crab'))['payoutCentavos']));
  }
  await there('dagat-0000', 500, 'crab');
  const page = (wanted: object) =>
    test.request(betRecords.getFishBets, { ...lately, ...wanted }, { token });
  const pages = [1, 2, 3, 4].map((n) => page({ vendor: 'LAMBAT', size: 3, page: n }));
  const [first, second, third, fourth] = await Promise.all(pages);
  const bets = [first, second, third].flatMap((one) => one?.bets ?? []);
  expect(new Set(bets.map(({ id }) => id)).size).toBe(7);
  expect(bets.map(({ at }) => at).toSorted((a, b) => b - a)).toEqual(bets.map(({ at }) => at));
  expect(fourth).toMatchObject({ bets: [], pages: 3 });
  const sum = paid.reduce((total, one) => total + one, 0);
  const total = { stake: 7_000, validBet: 7_000, payout: sum, profit: sum - 7_000 };
  expect(second?.total).toEqual(total);
  expect((await page({})).bets).toHaveLength(8);
  const newest = Math.max(...(await page({})).bets.map(({ at }) => at));
  expect((await page({ from: newest + 1 })).bets).toEqual([]);
  expect((await page({ to: newest + 1 })).bets).toHaveLength(8);
  const others = await test.request(betRecords.getFishBets, lately, {
    token: await test.signIn('luis'),
  });
  expect(others).toMatchObject({ bets: [], pages: 0, total: { stake: 0 } });
});

it('adds a large win to the winners board', async () => {
  const game = gameOf('duel');
  const play = await openGame(juan, game);
  let won = 0;
  for (let n = 0; n < 18 && won === 0; n += 1) {
    const { payoutCentavos, status } = await play(`large-bet-${n}`, 50_000, 'high');
    expect(status).toBe(200);
    won = Number(payoutCentavos) > 50_000 ? Number(payoutCentavos) : 0;
  }
  const winners = await test.request(getWinners, {});
  const board = winners.filter(({ nodeId }) => nodeId === game.nodeId);
  expect(board).toContainEqual(expect.objectContaining({ player: 'ju***n', centavos: won }));
});

it('plays with the member’s balance until the member signs out', async () => {
  const token = juan;
  const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
  const jackpot = async () => knownAmount((await test.request(getJackpot, {})).centavos);
  const before = { balance: await balance(), jackpot: await jackpot() };
  const [game] = games;
  const { vendor = '', gameId = '', nodeId = 0 } = game ?? {};
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(launchGame, wanted, { token, language: 'TH' });

  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const opened = await post('/slot/open', { ticket, parents: [] });
  const state = { status: 200, balanceCentavos: before.balance, nodeId, language: 'TH' };
  expect(opened).toMatchObject(state);
  expect(await post('/slot/open', { ticket, parents: [] })).toMatchObject({ status: 404 });

  const stakeCentavos = Math.max(...(opened['stakes'] as number[]));
  const spin = { session: opened['session'], key: 'the-first-round', stakeCentavos };
  const settled = await post('/slot/play', spin);
  const { fair: _, ...again } = await post('/slot/play', spin);
  expect(settled).toMatchObject(again);
  const after = knownAmount(before.balance) - stakeCentavos + Number(settled['payoutCentavos']);
  expect(settled).toMatchObject({ status: 200, balanceCentavos: after });
  expect(await balance()).toBe(after);
  const added = game?.isJackpot ? Math.floor(stakeCentavos / 100) : 0;
  expect(await jackpot()).toBe(before.jackpot + added);
  const recent = await test.request(getRecentGames, {}, { token });
  expect(recent[0]?.nodeId).toBe(nodeId);

  await test.request(signOut, {}, { token });
  const late = await post('/slot/play', { ...spin, key: 'the-second-round' });
  expect(late).toMatchObject({ status: 401 });
});

it('refuses play money to a member who can play with money, not to a guest or a trial account', async () => {
  const { gameId, nodeId } = games.find(({ trial }) => trial) ?? gameOf('slot');
  const tryOut = (token?: string) =>
    test.request(launchTrial, { gameId, nodeId }, token === undefined ? {} : { token });
  await expect(tryOut(await test.signIn('juan'))).rejects.toMatchObject({
    code: 'function.not.available',
  });
  for (const token of [await test.signIn('tino'), undefined]) {
    expect((await tryOut(token)).url).toMatch(/^\/trial\/slot\?language=EN#/);
  }
});
