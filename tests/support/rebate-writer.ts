import { dayMs } from '#contract/model/market-day.ts';
import { addDailySums } from '#gateway/records/records.ts';
import { offerLossRebates } from '#gateway/rewards/rewards.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { clock } from './add-player.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store and offers the loss rebates of one ended week after the other, until it is killed or all are
 * offered: `node rebate-writer.js <folder or address> <weeks>`. It prints `ready`, then each time at which a week was closed.
 */
const [, , storeArgument = '', weeks = ''] = process.argv;

const database = await openDatabase(storePlace(storeArgument));

async function countClosed(): Promise<number> {
  const counted = database.sql
    .selectFrom('loss_rebate_period')
    .select((of) => of.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

process.stdout.write('ready\n');
let closed = await countClosed();
for (let nth = 0; nth <= Number(weeks); nth += 1) {
  const at = clock.now() + nth * 7 * dayMs;
  await addDailySums(database);
  await offerLossRebates(database, at);
  const now = await countClosed();
  if (now > closed) process.stdout.write(`${at}\n`);
  closed = now;
}
await database.close();
