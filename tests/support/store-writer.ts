import { post } from '#gateway/ledger.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { StoreError } from '#gateway/store/store-error.ts';

/**
 * A process of its own that opens a folder and books deposits into it until it is killed, saying each key once it is
 * booked: `node store-writer.js <folder> <name of this run>`. A StoreError ends it with status 3.
 */
const [, , folder = '', run = ''] = process.argv;

try {
  const database = await openDatabase({ kind: 'folder', path: folder });
  process.stdout.write('opened\n');
  for (let n = 0; run !== ''; n += 1) {
    const key = `${run}-${n}`;
    const postings = [
      { account: 'cash', amount: -1 },
      { account: 'house:0', amount: 1 },
    ];
    await post(database.sql, { key, kind: 'deposit', at: n, postings });
    process.stdout.write(`${key}\n`);
  }
  await database.close();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.name : ''}: ${String(error)}\n`);
  process.exitCode = error instanceof StoreError ? 3 : 1;
}
