import { openDatabase } from '#gateway/store/database.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { playAndTransfer } from './loads/transfer-load.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store, plays rounds and transfers money, until it is killed. It prints the key of each round that
 * was settled and of each transfer that was made: `node store-writer.js <folder or address> <name of the run>`. Without a
 * name, it opens the store only. A StoreError ends it with status 3.
 */
const [, , storeArgument = '', run = ''] = process.argv;

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const database = await openDatabase(storePlace(storeArgument));
  say('opened');
  if (run !== '') await playAndTransfer(database, run, { say, isOver: () => false });
  await database.close();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.name : ''}: ${String(error)}\n`);
  process.exitCode = error instanceof StoreError ? 3 : 1;
}
