import fs from 'node:fs';
import { openDatabase } from '#gateway/store/database.ts';
import { openVault } from '#gateway/store/encryption/open-vault.ts';
import { loads } from './loads/loads.ts';
import { periodLoad } from './loads/period-load.ts';
import { storePlace } from './store-place.ts';
import { testStoreKey } from './test-store-key.ts';

/**
 * A program that opens a store and writes money of all kinds at once, until it is killed: `node money-writer.js <folder or
 * address> <file> <periods>`. Started again, it repeats with the same keys what may be unfinished. It prints `ready`, then
 * `<load> <step>` for each step that is done. When there is a file `<file>.finish`, each load ends.
 */
const [, , storeArgument = '', argument = ''] = process.argv;
const [file = '', periods = ''] = argument.split(' ');

const database = await openDatabase(storePlace(storeArgument), testStoreKey);
const vault = await openVault(database, testStoreKey);
const isLast = () => fs.existsSync(`${file}.finish`);

process.stdout.write('ready\n');

async function run(load: (typeof loads)[number]): Promise<void> {
  const say = (step: string) => void process.stdout.write(`${load.name} ${step}\n`);
  await load.run({ database, vault, say, isLast, file, periods: Number(periods) });
}

await Promise.all(loads.map(run));
// A period ends when no bet of other loads waits for the daily sums.
await run(periodLoad);
await database.close();
