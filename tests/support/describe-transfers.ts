import { expect, it } from 'vitest';
import { pursesOf, vendorAccount } from '#gateway/ledger/postings.ts';
import { placeBet } from '#gateway/bets/open-bets.ts';
import { settleDueBets } from '#gateway/bets/settle-due-bets.ts';
import { sendToUpline } from '#gateway/transfers/send-to-upline.ts';
import { bringWalletsHome } from '#gateway/wallets/bring-wallets-home.ts';
import { collectWallets, moveBetweenWallets, moveToGame } from '#gateway/wallets/transfer-money.ts';
import { readWallets } from '#gateway/wallets/read-wallets.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import type { Database } from '#gateway/store/database.ts';
import { sampleRound } from './sample-round.ts';
import { addPlayer, clock, type TestPlayer } from './add-player.ts';
import { auditLedger, balancedLedger } from './audit-ledger.ts';

const limits = { least: 1, most: 1_000_00, dayMost: 1_000_00, dayTimes: 1_000 };
const now = clock.now();

type Action = () => Promise<unknown>;

/** The actions of one player: with the wallets, a game that is played from both, and the upline. */
function actionsOf(database: Database, { id, session }: TestPlayer, nth: number): Action[] {
  const { transaction } = database;
  const owner = (key: string) => ({ memberId: id, key: `${key}-${nth}` });
  const apart = createMemberRounds(database, clock, {
    isSingle: () => Promise.resolve(false),
  });
  const joined = createMemberRounds(database, clock);
  const bet = { key: 'later', stakeCentavos: 50, dueAt: now };
  const player = { memberId: id, nodeId: 1, category: 'RNG' as const, vendor: 'V' };
  return [
    ...['a', 'b', 'a'].map(
      (key) => () =>
        transaction((sql) =>
          moveBetweenWallets(sql, owner(key), { from: null, to: 'V', amount: 200 }, now),
        ),
    ),
    () => apart.play(session, 'slot', sampleRound('one', nth)),
    () => joined.play(session, 'slot', sampleRound('two', nth)),
    // The same round from both wallets, as while the operator switches them.
    () => apart.play(session, 'slot', sampleRound('both', nth)),
    () => joined.play(session, 'slot', sampleRound('both', nth)),
    () =>
      transaction((sql) =>
        placeBet(
          sql,
          { ...player, wallet: vendorAccount(id, 'V') },
          { ...bet, result: { payoutCentavos: 120, outcome: null } },
          now,
        ),
      ),
    () => settleDueBets(database, now),
    () => transaction((sql) => collectWallets(sql, owner('collect'), now)),
    () => transaction((sql) => moveToGame(sql, id, 'V', now)),
    ...['u', 'v', 'u'].map(
      (key) => () =>
        transaction((sql) =>
          sendToUpline(
            sql,
            { senderId: id, key, recipient: 'head', amount: 30, remark: '' },
            limits,
            now,
          ),
        ),
    ),
  ];
}

/** Actions that a player has under way at once. More of 64 players wait too long for a connection on a slow machine. */
const atOnce = 4;

/** Runs the actions, some at once. */
async function runActions(actions: readonly Action[]): Promise<PromiseSettledResult<unknown>[]> {
  const done: PromiseSettledResult<unknown>[] = [];
  for (let first = 0; first < actions.length; first += atOnce) {
    const running = actions.slice(first, first + atOnce).map((run) => run());
    done.push(...(await Promise.allSettled(running)));
  }
  return done;
}

async function sumOf({ sql }: Database, ids: readonly string[]): Promise<number> {
  const purses = await Promise.all(ids.map((id) => pursesOf(sql, id)));
  return purses.reduce((sum, { cash }) => sum + cash, 0);
}

/** The winnings of the players in their rounds, less their stakes. Every bet is settled. */
async function wonBy({ sql }: Database, ids: readonly string[]): Promise<number> {
  const rounds = await sql
    .selectFrom('round')
    .select(['stake', 'payout', 'status'])
    .where('member_id', 'in', ids)
    .execute();
  expect(rounds.filter(({ status }) => status === 0)).toEqual([]);
  return rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
}

/** Transfers between wallets and to the upline, which every kind of store must carry out. */
export function transfers(open: () => Database): void {
  it('keeps all money when 64 players transfer, play and settle at once', async () => {
    const database = open();
    const { sql } = database;
    const head = await addPlayer(database, 'head', 0);
    const names = Array.from({ length: 64 }, (_, n) => `mover${n}`);
    const players = await Promise.all(names.map((name) => addPlayer(database, name, 1_000)));
    const ids = players.map(({ id }) => id);
    await sql.updateTable('member').set({ upline_id: head.id }).where('id', 'in', ids).execute();
    const runs = players.map((player, n) => runActions(actionsOf(database, player, n)));
    const done = (await Promise.all(runs)).flat();
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'insufficient_balance'));
    expect(refused.length).toBeLessThan(done.length / 2);
    while ((await settleDueBets(database, now)) > 0);
    expect(await auditLedger(sql)).toEqual(balancedLedger);
    const total = 64 * 1_000 + (await wonBy(database, ids));
    expect(await sumOf(database, [head.id, ...ids])).toBe(total);
    const sent = await sql.selectFrom('upline_transfer').select('amount').execute();
    expect(await sumOf(database, [head.id])).toBe(sent.length * 30);

    while ((await bringWalletsHome(database, now)) > 0);
    const wallets = (await Promise.all(ids.map((id) => readWallets(sql, id)))).flat();
    expect(wallets.filter(({ vendor, balance }) => vendor !== null && balance > 0)).toEqual([]);
    expect(await sumOf(database, [head.id, ...ids])).toBe(total);
    expect(await auditLedger(sql)).toEqual(balancedLedger);
  }, 120_000);

  it('settles a bet into the wallet of its stake while that wallet is emptied', async () => {
    const database = open();
    const { sql, transaction } = database;
    const { id } = await addPlayer(database, 'settles', 1_000);
    const wallet = vendorAccount(id, 'V');
    await transaction((within) => moveToGame(within, id, 'V', now));
    const bet = { key: 'bet', stakeCentavos: 400, dueAt: now };
    const result = { payoutCentavos: 900, outcome: null };
    const player = { memberId: id, nodeId: 1, category: 'RNG' as const, vendor: 'V', wallet };
    await transaction((within) => placeBet(within, player, { ...bet, result }, now));
    await Promise.all([
      settleDueBets(database, now),
      transaction((within) => collectWallets(within, { memberId: id, key: 'c' }, now)),
      settleDueBets(database, now),
    ]);
    expect(await sumOf(database, [id])).toBe(1_500);
    const [main, vendor] = await readWallets(sql, id);
    expect([main?.balance, vendor?.balance]).toSatisfy(
      ([home = 0, away = 0]: number[]) =>
        (home === 600 && away === 900) || (home === 1_500 && away === 0),
    );
    expect(await auditLedger(sql)).toEqual(balancedLedger);
  });
}
