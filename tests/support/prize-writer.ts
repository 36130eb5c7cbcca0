import { closeLeaderboards } from '#gateway/missions/missions.ts';
import { addDailySums } from '#gateway/records/records.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { dayMs } from '#contract/model/market-day.ts';
import { clock } from './add-player.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store and pays the prizes of one ended day after the other, until it is killed or all are paid:
 * `node prize-writer.js <folder or address> <days>`. It prints `ready`, then each time at which a period was closed.
 */
const [, , storeArgument = '', days = ''] = process.argv;

const database = await openDatabase(storePlace(storeArgument));
process.stdout.write('ready\n');
for (let nth = 0; nth <= Number(days); nth += 1) {
  const at = clock.now() + nth * dayMs;
  // As the jobs of a gateway do: a period with an entry that is not summed stays open.
  await addDailySums(database);
  const closed = await closeLeaderboards(database, at);
  if (closed > 0) process.stdout.write(`${at}\n`);
}
await database.close();
