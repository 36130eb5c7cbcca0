import { openDatabase } from '#gateway/store/database.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { sampleRound } from './sample-round.ts';
import { addPlayer, clock } from './add-player.ts';

/**
 * A program that opens a store and plays rounds of every game until it is killed. It prints the key of each settled
 * round: `node store-writer.js <folder or address> <name of the run>`. A StoreError ends it with status 3.
 */
const [, , storeArgument = '', run = ''] = process.argv;

const store = storeArgument.startsWith('postgres:')
  ? ({ kind: 'postgres', url: storeArgument } as const)
  : ({ kind: 'folder', path: storeArgument } as const);

try {
  const database = await openDatabase(store);
  process.stdout.write('opened\n');
  const rounds = createMemberRounds(database, clock);
  const { session } = run === '' ? { session: '' } : await addPlayer(database, run, 100_000_00);
  for (let n = 0; run !== ''; n += 1) {
    const key = `${run}-${n}`;
    await rounds.play(session, sampleRound(key, n));
    process.stdout.write(`${key}\n`);
  }
  await database.close();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.name : ''}: ${String(error)}\n`);
  process.exitCode = error instanceof StoreError ? 3 : 1;
}
