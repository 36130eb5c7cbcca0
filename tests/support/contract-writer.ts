import { addDailySums } from '#gateway/records/records.ts';
import { settleContracts } from '#gateway/agents/agents.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { clock } from './add-player.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store and settles the contracts hour by hour, until it is killed or all hours are settled:
 * `node contract-writer.js <folder or address> <hours>`. It prints `ready`, then each hour with a payment.
 */
const [, , storeArgument = '', hours = ''] = process.argv;

const database = await openDatabase(storePlace(storeArgument));

async function countPaid(): Promise<number> {
  const counted = database.sql
    .selectFrom('contract_payment')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'paid');
  return (await counted.executeTakeFirstOrThrow()).count;
}

process.stdout.write('ready\n');
let paid = await countPaid();
for (let nth = 1; nth <= Number(hours); nth += 1) {
  await addDailySums(database);
  await settleContracts(database, clock.now() + nth * 3_600_000 + 60_000);
  const now = await countPaid();
  if (now > paid) process.stdout.write(`${nth}\n`);
  paid = now;
}
await database.close();
