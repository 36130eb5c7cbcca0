import { openDatabase } from '#gateway/store/database.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { sendToUpline } from '#gateway/money/upline/send-to-upline.ts';
import { moveBetweenWallets } from '#gateway/money/wallets/transfer-money.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { sampleRound } from './sample-round.ts';
import { addPlayer, clock } from './add-player.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store, plays rounds of every game, some of which win the jackpot, from the main wallet and from a vendor's, and transfers money
 * between the wallets and to the upline, until it is killed. It prints the key of each round that was settled and of each
 * transfer that was made: `node store-writer.js <folder or address> <name of the run>`. A StoreError ends it with status 3.
 */
const [, , storeArgument = '', run = ''] = process.argv;

const limits = { least: 1, most: 1_000_00, dayMost: 1_000_000_00, dayTimes: 1_000_000 };

try {
  const database = await openDatabase(storePlace(storeArgument));
  const { sql, transaction } = database;
  process.stdout.write('opened\n');
  let n = 0;
  const rounds = createMemberRounds(database, clock, () => Promise.resolve(n % 2 === 0));
  const { id, session } =
    run === '' ? { id: '', session: '' } : await addPlayer(database, run, 100_000_00);
  if (run !== '') {
    const upline = await addPlayer(database, `upline of ${run}`, 0);
    await sql.updateTable('member').set({ upline_id: upline.id }).where('id', '=', id).execute();
  }
  for (; run !== ''; n += 1) {
    const key = `${run}-${n}`;
    const owner = { memberId: id, key };
    const ends = n % 5 === 4 ? { from: 'V', to: null } : { from: null, to: 'V' };
    await transaction((within) =>
      moveBetweenWallets(within, owner, { ...ends, amount: 20_00 }, clock.now()),
    );
    process.stdout.write(`${key}-moved\n`);
    const round = sampleRound(key, n);
    const decide: typeof round.decide = (...title) => ({
      ...round.decide(...title),
      ...(n % 3 === 0 && { jackpotPart: 0.5 }),
    });
    await rounds.play(session, 'slot', { ...round, decide });
    process.stdout.write(`${key}\n`);
    const sent = { senderId: id, key, recipient: `upline of ${run}`, amount: 1_00, remark: '' };
    await transaction((within) => sendToUpline(within, sent, limits, clock.now()));
    process.stdout.write(`${key}-sent\n`);
  }
  await database.close();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.name : ''}: ${String(error)}\n`);
  process.exitCode = error instanceof StoreError ? 3 : 1;
}
