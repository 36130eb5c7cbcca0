import type { Database } from '#gateway/store/database.ts';
import { sendToUpline } from '#gateway/transfers/send-to-upline.ts';
import { moveBetweenWallets } from '#gateway/wallets/transfer-money.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { addPlayer, clock } from '../add-player.ts';
import { lostWork } from '../audit-ledger.ts';
import { sampleRound } from '../sample-round.ts';
import type { Load } from './load.ts';

const limits = { least: 1, most: 1_000_00, dayMost: 1_000_000_00, dayTimes: 1_000_000 };

/**
 * Adds a player and an upline, plays rounds of every game, some of which win the jackpot, from the main wallet and from a
 * vendor's, and transfers money between the wallets and to the upline. Reports the key of each round and transfer that is
 * done, until `isOver`.
 */
export async function playAndTransfer(
  database: Database,
  run: string,
  { say, isOver }: { say: (key: string) => void; isOver: (n: number) => boolean },
): Promise<void> {
  const { sql, transaction } = database;
  let n = 0;
  const rounds = createMemberRounds(database, clock, {
    isSingle: () => Promise.resolve(n % 2 === 0),
  });
  const { id, session } = await addPlayer(database, run, 100_000_00);
  const upline = await addPlayer(database, `upline of ${run}`, 0);
  await sql.updateTable('member').set({ upline_id: upline.id }).where('id', '=', id).execute();
  for (; !isOver(n); n += 1) {
    const key = `${run}-${n}`;
    const owner = { memberId: id, key };
    const ends = n % 5 === 4 ? { from: 'V', to: null } : { from: null, to: 'V' };
    await transaction((within) =>
      moveBetweenWallets(within, owner, { ...ends, amount: 20_00 }, clock.now()),
    );
    say(`${key}-moved`);
    const round = sampleRound(key, n);
    const decide: typeof round.decide = (...title) => ({
      ...round.decide(...title),
      ...(n % 3 === 0 && { jackpotPart: 0.5 }),
    });
    await rounds.play(session, 'slot', { ...round, decide });
    say(key);
    const sent = { senderId: id, key, recipient: `upline of ${run}`, amount: 1_00, remark: '' };
    await transaction((within) => sendToUpline(within, sent, limits, clock.now()));
    say(`${key}-sent`);
  }
}

/** Players who play rounds and transfer money: another one in each run. */
export const transferLoad: Load = {
  name: 'transfer',
  prepare: () => Promise.resolve(),
  run: ({ database, say, isLast }) =>
    playAndTransfer(database, `run${process.pid}`, { say, isOver: (n) => n >= 5 && isLast() }),
  async check({ database, reported }) {
    return (await lostWork(database.sql, reported)).map((key) => `lost: ${key}`);
  },
};
