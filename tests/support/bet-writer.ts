import fs from 'node:fs';
import { createMemberBets } from '#gateway/play/member-bets.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { settleDueBets } from '#gateway/money/money.ts';
import { addPlayer, clock } from './add-player.ts';

/**
 * A program that places bets of one member that wait for a result, ends every third early with a second stake, and settles
 * those that are due, until it is killed: `node bet-writer.js <folder or address> <file>`. It prints `ready`, then
 * `placed <key>`, `ended <key>` and `settled <number>` for what is done. While there is a file `<file>.finish`, it settles
 * all bets and ends.
 */
const [, , storeArgument = '', file = ''] = process.argv;

const store = storeArgument.startsWith('postgres:')
  ? ({ kind: 'postgres', url: storeArgument } as const)
  : ({ kind: 'folder', path: storeArgument } as const);

const kind = 'slot';
const time = { now: clock.now() };
const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openDatabase(store);
const { session } = await addPlayer(database, `player${Date.now()}`, 1_000_000_00);
const bets = createMemberBets(database, { now: () => time.now });

say('ready');
const isAsked = () => !fs.existsSync(`${file}.finish`);
for (let n = 0; n < 4 || isAsked(); n += 1) {
  const key = `bet-number-${n}`;
  const result = { payoutCentavos: (n % 4) * 100_00, outcome: { n } };
  const decide = (now: number) => ({ choice: { n }, result, dueAt: now + 2 });
  await bets.place(session, kind, { key, stakeCentavos: 100_00, decide });
  say(`placed ${key}`);
  if (n % 3 === 0) {
    const raise = { stakeCentavos: 200_00, choice: null, result: { ...result, outcome: {} } };
    await bets.end(session, kind, key, () => ({ result, raise }));
    say(`ended ${key}`);
  }
  time.now += 1;
  say(`settled ${await settleDueBets(database, time.now)}`);
}
await settleDueBets(database, time.now + 60_000);
await database.close();
