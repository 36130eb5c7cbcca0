import { randomUUID } from 'node:crypto';
import type { SeedGame } from '#gateway/seed/seed.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import * as betRecords from '#protocol/calls/records/bet-records.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { games } from '#demo/content/games.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { sampleChoices } from '#tests/support/sample-choices.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

/** Sends a request to the games' origin, as the page of a game does. The caller names the fields that it reads. */
async function post<Reply = Record<string, unknown>>(path: string, body: object): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await test.gateway.gamesFetch(new Request(`http://localhost:4174${path}`, init), {
    ip: '192.0.2.1',
  });
  const text = await answer.text();
  const fields: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  // These replies have no shape in the protocol: the games' pages alone read them.
  return Object.assign({ status: answer.status }, fields) as Reply;
}

function gameOf(kind: SeedGame['kind']): SeedGame {
  const game = games.find((one) => one.kind === kind);
  if (game === undefined) throw new Error(`No game is a ${kind}`);
  return game;
}

/** The last days. */
const lately = {
  from: Date.now() - 86_400_000,
  to: Date.now() + 2 * 86_400_000,
  vendor: '',
  page: 1,
  size: 10,
};

/** Opens a game whose bets wait for a result. Returns a function that sends its calls. */
async function openLater(token: string, { vendor, gameId, nodeId, kind }: SeedGame) {
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await test.request(launchGame, wanted, { token });
  const ticket = new URL(url, 'http://localhost:4174').hash.slice(1);
  const { session } = await post(`/${kind}/open`, { ticket, parents: [] });
  return <Reply = Record<string, unknown>>(path: string, body: object = {}) =>
    post<Reply>(`/${kind}${path}`, { session, ...body });
}

/** Verifies the proofs of a settled bet, as the page of their address does. Returns the verified rounds. */
async function verifyProofs(order: string, token: string) {
  const { proofs } = await test.request(betRecords.getBet, { order }, { token });
  return Promise.all(
    proofs.map(async ({ url, hash }) => {
      const fields = JSON.parse(decodeURIComponent(new URL(url).hash.slice(1))) as {
        readonly outcome: object;
      };
      const verified = await post('/fair/verify', fields);
      expect(verified).toMatchObject({ status: 200, hash });
      return { shown: fields.outcome, decided: verified['outcome'], verified };
    }),
  );
}

it('gives a proof of a round with several bets, which the rules verify', async () => {
  const token = await test.signIn('luis');
  const send = await openLater(token, gameOf('roulette'));
  const choice = { red: 1_500, '17': 500, dozen2: 1_000 };
  const round = { key: 'a-round-to-prove', stakeCentavos: 3_000, choice, clientSeed: 'mine' };
  const played = await send('/play', round);
  expect(played).toMatchObject({ status: 200, choice });
  expect(await send('/play', { ...round, key: 'a-wrong-sum', stakeCentavos: 2_500 })).toMatchObject(
    { status: 400 },
  );
  const { bets } = await test.request(betRecords.getSlotBets, lately, { token });
  const [proof] = await verifyProofs(bets[0]?.id ?? '', token);
  expect(proof?.decided).toEqual({ choice, pocket: played['pocket'] });
  expect(proof?.shown).toEqual(proof?.decided);
  expect(proof?.verified).toMatchObject({ payoutCentavos: played['payoutCentavos'] });
});

interface OpenMatch {
  readonly id: string;
  readonly state: string;
  readonly endsAt: number;
  readonly prices: Readonly<Record<string, number>>;
}

const openMatches = (board: Record<string, unknown>) =>
  (board['matches'] as OpenMatch[]).filter(({ state }) => state === 'open');

it.each(['sports', 'esports'] as const)(
  'places bets of the %s book, shows them as open, and settles them by the clock of the gateway',
  async (kind) => {
    const token = await test.signIn(kind === 'sports' ? 'luis' : 'alma');
    const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
    const send = await openLater(token, gameOf(kind));
    const before = await balance();
    const [one, two] = openMatches(await send('/board')).slice(4, 6);
    const legs = [one, two].map((match) => ({
      fixture: match?.id,
      pick: '1',
      price: match?.prices['1'],
    }));
    const bet = { key: `double-on-${kind}`, stakeCentavos: 12_300, legs };
    const placed = await send('/place', bet);
    expect(placed).toMatchObject({ status: 200, balanceCentavos: knownAmount(before) - 12_300 });
    expect(await send('/place', bet)).toMatchObject({ bet: placed['bet'] });
    expect(await balance()).toBe(knownAmount(before) - 12_300);
    const open = await test.request(betRecords.getOpenSportsBets, lately, { token });
    expect(open.bets).toContainEqual(expect.objectContaining({ stake: 12_300, outcome: null }));
    expect(
      await send('/place', { ...bet, key: 'another-bet', stakeCentavos: 1_050 }),
    ).toMatchObject({ status: 400 });
    const dear = legs.map((leg) => ({ ...leg, price: 99_999 }));
    expect(await send('/place', { ...bet, key: 'another-bet', legs: dear })).toMatchObject({
      reason: 'odds_changed',
    });
    expect(await send('/play', bet)).toMatchObject({ status: 404 });
    const endsAt = Math.max(one?.endsAt ?? 0, two?.endsAt ?? 0);
    const { now } = await send<{ now: number }>('/board');
    await test.operator.advance(Math.ceil((endsAt - now) / 1_000));
    const { bets } = await send<{
      bets: { id: string; state: string; payoutCentavos: number }[];
    }>('/board');
    expect(['won', 'lost']).toContain(bets[0]?.state);
    const proofs = await verifyProofs(bets[0]?.id ?? '', token);
    expect(proofs).toHaveLength(2);
    for (const { shown, decided } of proofs) expect(shown).toMatchObject(decided as object);
    expect(await balance()).toBe(knownAmount(before) - 12_300 + (bets[0]?.payoutCentavos ?? 0));
  },
);

it('plays a hand of poker: the ante, then the call, both in the bet record', async () => {
  const token = await test.signIn('ana');
  const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
  const send = await openLater(token, gameOf('poker'));
  const before = await balance();
  const hand = { key: 'a-hand-of-poker', stakeCentavos: 500, clientSeed: 'mine' };
  const dealt = await send('/deal', hand);
  expect(dealt).toMatchObject({ status: 200, balanceCentavos: knownAmount(before) - 500 });
  expect(JSON.stringify(dealt)).not.toMatch(/house|"seed"/);
  expect(await send('/deal', hand)).toMatchObject({ hand: dealt['hand'] });
  expect((await send('/table'))['hand']).toEqual(dealt['hand']);
  const ended = await send('/end', { key: hand.key, action: 'call' });
  expect(ended).toMatchObject({ status: 200, action: 'call', stakedCentavos: 1_500 });
  expect(ended['player']).toEqual((dealt['hand'] as { player: number[] }).player);
  expect(await send('/end', { key: hand.key, action: 'fold' })).toEqual(ended);
  expect(await balance()).toBe(knownAmount(before) - 1_500 + Number(ended['payoutCentavos']));
  const { bets } = await test.request(betRecords.getPvpBets, lately, { token });
  expect(
    bets
      .slice(0, 2)
      .map(({ stake }) => Number(stake))
      .toSorted((a, b) => a - b),
  ).toEqual([500, 1_000]);
});

it('deals no hand of poker whose call the balance does not cover', async () => {
  const token = await test.signIn('juan');
  const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
  const send = await openLater(token, gameOf('poker'));
  const rest = {
    key: randomUUID(),
    amount: 900 - knownAmount(await balance()) / 100,
    reason: 'Test',
  };
  await test.operator.adjustBalance('juan', rest);
  const dealOf = (stakeCentavos: number) =>
    send('/deal', { key: `whole-hand-${stakeCentavos}`, stakeCentavos, clientSeed: 'mine' });
  const before = await balance();
  const ante = 300_00;
  expect(await dealOf(ante + 100)).toMatchObject({ reason: 'insufficient_balance' });
  expect(await balance()).toBe(before);
  expect(await dealOf(ante)).toMatchObject({
    status: 200,
    balanceCentavos: knownAmount(before) - ante,
  });
  expect(await send('/end', { key: `whole-hand-${ante}`, action: 'call' })).toMatchObject({
    status: 200,
    stakedCentavos: 3 * ante,
  });
});

it.each(['baccarat', 'roulette', 'sicbo'] as const)(
  'plays no round of %s for one player at a live title, and moves no money',
  async (kind) => {
    const token = await test.signIn('juan');
    const live = games.find((game) => game.kind === kind && game.category === 'LIVE');
    if (live === undefined) throw new Error(`No live title is a ${kind}`);
    const send = await openLater(token, live);
    const look = async () => ({
      balance: await test.request(getBalance, {}, { token }),
      bets: (await test.request(betRecords.getLiveBets, lately, { token })).bets,
    });
    const before = await look();
    const bets = sampleChoices[kind];
    const round = { stakeCentavos: 500, clientSeed: 'mine' };
    const refused = { status: 400, reason: 'request_invalid' };
    for (const [nth, choice] of [bets, { bets, round: 1, table: live.nodeId }].entries())
      expect(await send('/play', { ...round, key: `alone-${nth}`, choice })).toEqual(refused);
    expect(await look()).toEqual(before);
  },
);

it('takes several bets on a round of a live table, and settles them once at its end', async () => {
  const token = await test.signIn('luis');
  const balance = async () => (await test.request(getBalance, {}, { token })).centavos;
  const game = gameOf('baccarat');
  const send = await openLater(token, game);
  const table = game.nodeId;
  interface Round {
    readonly number: number;
    readonly startsAt: number;
    readonly closesAt: number;
    readonly endsAt: number;
  }
  const look = async (seconds: number) => {
    if (seconds > 0) await test.operator.advance(seconds);
    return send<{
      now: number;
      round: Round;
      bets: { id: string; key: string; state: string; payoutCentavos: number }[];
    }>('/table', { table });
  };
  const first = await look(0);
  const { round, now } = await look(Math.ceil((first.round.endsAt + 3_200 - first.now) / 1_000));
  const before = await balance();
  const bet = {
    key: 'bets-of-a-round',
    table,
    round: round.number,
    stakeCentavos: 3_500,
    bets: { player: 1_000, banker: 2_000, tie: 500 },
  };
  const placed = await send('/place', bet);
  expect(placed).toMatchObject({ status: 200, balanceCentavos: knownAmount(before) - 3_500 });
  expect(await send('/place', bet)).toMatchObject({ bet: placed['bet'] });
  const other = { ...bet, key: 'another-bet' };
  for (const wrong of [
    { stakeCentavos: 3_000 },
    { bets: { player: 3_450, tie: 50 } },
    { bets: { both: 3_500 } },
    { bets: {} },
    { table: table + 1 },
  ])
    expect((await send('/place', { ...other, ...wrong }))['status']).toBe(400);
  expect(await send('/place', { ...other, round: bet.round + 1 })).toMatchObject({
    reason: 'bet_closed',
  });
  expect(await balance()).toBe(knownAmount(before) - 3_500);
  const closed = await look(Math.ceil((round.closesAt - now) / 1_000));
  expect(await send('/place', other)).toMatchObject({ reason: 'bet_closed' });
  const ended = await look(Math.ceil((round.endsAt - closed.now) / 1_000));
  const settled = ended.bets.find(({ key }) => key === bet.key);
  expect([2_000, 3_900, 7_500]).toContain(settled?.payoutCentavos);
  const [proof] = await verifyProofs(settled?.id ?? '', token);
  expect(proof?.verified).toMatchObject({ payoutCentavos: settled?.payoutCentavos });
  expect(proof?.shown).toEqual(proof?.decided);
  expect(await balance()).toBe(knownAmount(before) - 3_500 + (settled?.payoutCentavos ?? 0));
  const { bets } = await test.request(betRecords.getLiveBets, lately, { token });
  const { name, vendor } = game;
  const payout = settled?.payoutCentavos;
  expect(bets[0]).toMatchObject({ game: name, vendor, stake: 3_500, payout });
});

it('takes bets on a fight until it begins, and shows its end by the clock', async () => {
  const token = await test.signIn('aida');
  const send = await openLater(token, gameOf('cockfight'));
  type Arena = {
    now: number;
    round: { number: number; closesAt: number; endsAt: number };
    bets: { state: string; key: string }[];
  };
  const arenaIn = async (seconds: number) => {
    if (seconds > 0) await test.operator.advance(seconds);
    return send<Arena>('/arena');
  };
  const { now, round } = await arenaIn(0);
  const next = await arenaIn(Math.ceil((round.endsAt + 4_000 - now) / 1_000));
  const bet = {
    key: 'a-bet-on-meron',
    round: next.round.number,
    side: 'meron',
    stakeCentavos: 2_500,
  };
  expect(await send('/place', bet)).toMatchObject({ status: 200, bet: { state: 'open' } });
  expect(await send('/place', { ...bet, key: 'an-early-bet', round: bet.round + 1 })).toMatchObject(
    { reason: 'bet_closed' },
  );
  await arenaIn(31);
  expect(await send('/place', { ...bet, key: 'a-late-bet' })).toMatchObject({
    reason: 'bet_closed',
  });
  const { bets } = await arenaIn(29);
  expect(bets.find(({ key }) => key === bet.key)?.state).not.toBe('open');
});
