import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPlayer, type TestPlayer } from '#tests/support/add-player.ts';
import { type BetKind, betKinds } from '#tests/support/bet-kinds.ts';
import { openBetGame, prepareGames } from '#tests/support/open-games.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleDueBets } from '../../bets/bets.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { createMemberBets } from '../member-bets.ts';
import type { BetToPlace, HandEnd } from '../play.ts';
import { boardWins, recordWins } from './winners.ts';

let database: Database;
let player: TestPlayer;
let players = 0;
const time = { now: Date.UTC(2026, 0, 1) };

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareGames(database);
});
beforeEach(async () => {
  players += 1;
  player = await addPlayer(database, `mag${players}alena`, 100_000_00);
  await database.sql.deleteFrom('winner').execute();
});
afterAll(() => database.close());

const openBets = () => createMemberBets(database, { now: () => time.now });

/** A bet of 100 pesos that is due a minute later. */
function bet(key: string, payoutCentavos: number): BetToPlace {
  const result = { payoutCentavos, outcome: {} };
  return {
    key,
    stakeCentavos: 100_00,
    decide: (now) => ({ choice: null, result, dueAt: now + 60_000 }),
  };
}

/** The rows of the winners board, the lowest win first. */
const board = () =>
  database.sql
    .selectFrom('winner')
    .select(['customer_name', 'game_name', 'node_id', 'amount', 'won_at'])
    .orderBy('amount')
    .execute();

/** The row of a win of the player. */
const winAt = ({ nodeId, name }: BetKind, amount: number) => ({
  customer_name: 'ma***a',
  game_name: name,
  node_id: nodeId,
  amount,
  won_at: time.now,
});

const isLater = ({ kind, category }: BetKind) => kind !== 'roulette' || category === 'LIVE';

it.each(betKinds.filter(isLater).map((kind) => [kind.title, kind] as const))(
  'names wins of %s once, settled by two gateways and by the page at once, and no losses',
  async (_, kind) => {
    const bets = openBets();
    const session = await openBetGame(database.sql, player, kind);
    const payouts = [0, 100_00, 499_99, 500_00, 700_00];
    for (const payout of payouts)
      await bets.place(session, kind.kind, bet(`${kind.name}-${payout}`, payout));
    expect(await board()).toEqual([]);
    time.now += 60_000;
    const settle = () => settleDueBets(database, time.now, { onSettled: boardWins });
    await Promise.all([settle(), settle(), bets.list(session, kind.kind)]);
    await settle();
    expect(await board()).toEqual([winAt(kind, 500_00), winAt(kind, 700_00)]);
  },
);

it('names no bet that pays less than its stake, or the stake back', async () => {
  const [kind] = betKinds;
  if (kind === undefined) throw new RangeError('There is no kind of bet');
  const bets = openBets();
  const session = await openBetGame(database.sql, player, kind);
  for (const payout of [900_00, 1_000_00, 1_000_01]) {
    const large = { ...bet(`a-large-bet-${payout}`, payout), stakeCentavos: 1_000_00 };
    await bets.place(session, kind.kind, large);
  }
  time.now += 60_000;
  await bets.list(session, kind.kind);
  expect(await board()).toEqual([winAt(kind, 1_000_01)]);
});

it('names the two bets of a hand as one win, ended twice at once, and no hand that loses', async () => {
  const kind = betKinds.find((one) => one.kind === 'poker');
  if (kind === undefined) throw new RangeError('Poker is no kind of bet');
  const bets = openBets();
  const session = await openBetGame(database.sql, player, kind);
  const endOf = (ante: number, call: number): HandEnd => {
    const raised = { payoutCentavos: call, outcome: {} };
    const raise = { stakeCentavos: 200_00, choice: null, result: raised };
    return { result: { payoutCentavos: ante, outcome: {} }, raise };
  };
  const end = async (key: string, hand: HandEnd) => {
    await bets.place(session, kind.kind, bet(key, 0));
    const once = () => bets.end(session, kind.kind, key, () => hand);
    await Promise.all([once(), once()]);
  };
  await end('a-hand-that-wins', endOf(200_00, 400_00));
  await end('a-hand-that-loses', endOf(0, 0));
  await end('a-hand-that-folds', { result: { payoutCentavos: 0, outcome: {} }, raise: null });
  expect(await board()).toEqual([winAt(kind, 600_00)]);
});

it('notifies a member in the inbox of each ticket that has won, and of no other bet', async () => {
  const kind = betKinds.find((one) => one.kind === 'lottery');
  if (kind === undefined) throw new RangeError('The lottery is no kind of bet');
  const bets = openBets();
  const session = await openBetGame(database.sql, player, kind);
  const place = (key: string, payout: number, choice: object | null) => {
    const { decide, ...rest } = bet(key, payout);
    const later = (now: number) => ({ ...decide(now, kind.nodeId), choice });
    return bets.place(session, kind.kind, { ...rest, decide: later });
  };
  await place('a-ticket-that-wins', 300_00, { draw: 'KULAY3-1' });
  await place('a-ticket-that-ties', 100_00, { draw: 'KULAY3-2' });
  await place('a-ticket-that-loses', 0, { draw: 'KULAY3-3' });
  await place('another-bet-that-wins', 300_00, null);
  time.now += 60_000;
  const settle = () => settleDueBets(database, time.now, { onSettled: recordWins });
  await Promise.all([settle(), settle()]);
  const messages = database.sql.selectFrom('message').select(['titles', 'contents']);
  const reported = await messages.where('member_id', '=', player.id).execute();
  expect(reported.map(({ titles }) => titles.EN)).toEqual(['Your lottery ticket has won']);
  expect(reported[0]?.contents.EN).toContain('KULAY3-1 has paid ₱300.00');
  expect(reported[0]?.contents.TH).toContain('KULAY3-1');
});
