import { openDatabase } from '#gateway/store/database.ts';
import { StoreError } from '#gateway/store/store-error.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { anyRound } from './any-round.ts';
import { addPlayer, clock } from './players.ts';

/**
 * A process of its own that opens a store and plays rounds of every game in it until it is killed, saying each key once
 * its round is settled: `node store-writer.js <folder or address> <name of this run>`. A StoreError ends it with status 3.
 */
const [, , place = '', run = ''] = process.argv;

const store = place.startsWith('postgres:')
  ? ({ kind: 'postgres', url: place } as const)
  : ({ kind: 'folder', path: place } as const);

try {
  const database = await openDatabase(store);
  process.stdout.write('opened\n');
  const rounds = createMemberRounds(database, clock);
  const { session } = run === '' ? { session: '' } : await addPlayer(database, run, 100_000_00);
  for (let n = 0; run !== ''; n += 1) {
    const key = `${run}-${n}`;
    await rounds.play(session, anyRound(key, n));
    process.stdout.write(`${key}\n`);
  }
  await database.close();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.name : ''}: ${String(error)}\n`);
  process.exitCode = error instanceof StoreError ? 3 : 1;
}
