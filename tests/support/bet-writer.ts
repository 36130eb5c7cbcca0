import { settleDueBets } from '#gateway/money/money.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { clock } from './add-player.ts';
import { type BetKind, betKinds } from './bet-kinds.ts';
import { betTwice, gameSession, openGames } from './open-games.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that places bets of all kinds at once, each call twice, and settles those that are due, until it is killed:
 * `node bet-writer.js <folder or address> <session>`. Each run begins with the first bets again, as a page repeats what was
 * not answered. It prints `ready`, then `placed <key>` for what is done. With ` to the end` behind the session, it places
 * the first bets of every kind, settles all bets and ends.
 */
const [, , storeArgument = '', asked = ''] = process.argv;
const [session = '', isLast] = asked.split(' to the end');

/** Number of bets of each kind. */
const most = isLast === undefined ? Infinity : 6;

const dayMs = 86_400_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const database = await openDatabase(storePlace(storeArgument));

/** Tells the calls of a bet that are answered. A hand that ended in an earlier run is not dealt again. */
function tell(key: string, answers: Awaited<ReturnType<typeof betTwice>>): void {
  for (const { status, reason } of answers.flat())
    if (status !== 200 && reason !== 'hand_over') throw new Error(`${key}: ${String(reason)}`);
  say(`placed ${key}`);
  if (answers.at(-1)?.[0]['action'] === 'call') say(`placed ${key}-raise`);
}

async function placeBets(kind: BetKind): Promise<void> {
  let now = clock.now();
  const send = openGames(database, { now: () => now });
  const own = gameSession(session, kind);
  for (let nth = 0; nth < most; nth += 1) {
    now = kind.nextAt(now);
    const key = `${kind.name}-${nth}`;
    tell(key, await betTwice(send, kind, { nth, key, session: own, now }));
    await settleDueBets(database, now);
  }
}

say('ready');
await Promise.all(betKinds.map(placeBets));
while ((await settleDueBets(database, clock.now() + dayMs)) > 0);
await database.close();
