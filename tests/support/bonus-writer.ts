import fs from 'node:fs';
import { dayMs } from '#contract/model/market-day.ts';
import { expireBonuses } from '#gateway/money/bonuses/expire-bonuses.ts';
import { settleBet } from '#gateway/money/open-bets.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { addPlayer, clock } from './add-player.ts';
import { createBonusPlay } from './play-bonuses.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store and grants one bonus after the other to one member, and plays each until it is released,
 * given up or expired, until it is killed: `node bonus-writer.js <folder or address> <file>`. Started again, it goes on with
 * the same bonus. It prints `ready`, then `bonus <id> <state>` and `round <key>` for what is done. While there is a file
 * `<file>.finish`, it ends after this bonus, or after four.
 */
const [, , storeArgument = '', file = ''] = process.argv;

const now = clock.now();
const stake = 150_00;
/** Payouts of a stake, one after the other. None is a tie, which would not count as turnover. */
const payouts = [100_00, 90_00, 210_00, 160_00];

const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openDatabase(storePlace(storeArgument));
const { sql, transaction } = database;
const { grant, play, place, giveUp, bonus } = createBonusPlay(database, now);
const known = await sql
  .selectFrom('ledger_account')
  .select('id')
  .where('kind', '=', 'member')
  .executeTakeFirst();
const memberId = known?.id ?? (await addPlayer(database, 'player', 10_000_000_00)).id;

/** Places a bet and settles it, in two transactions. */
async function placeAndSettle(key: string, pays: number): Promise<void> {
  await place(memberId, { key, stake, pays });
  const placed = sql.selectFrom('round').select('id').where('member_id', '=', memberId);
  const { id } = await placed.where('key', '=', key).executeTakeFirstOrThrow();
  await transaction((within) => settleBet(within, id, { payoutCentavos: pays, outcome: {} }, now));
}

/** Takes the nth bonus from its grant to its end. Of four, one expires and one is given up. */
async function playThrough(n: number): Promise<void> {
  const id = await grant(memberId, `bonus ${n}`, { rule: 'bonus-first' });
  say(`bonus ${id} active`);
  for (let nth = 0; (await bonus(id)).state === 'active'; nth += 1) {
    const key = `bonus-${n}-bet-${nth}`;
    const pays = payouts[nth % payouts.length] ?? 0;
    if (nth % 3 === 1) await placeAndSettle(key, pays);
    else await play(memberId, { key, stake, pays });
    say(`round ${key}`);
    if (nth === 1 && n % 4 === 3) await giveUp(memberId, id);
    else if (nth === 0 && n % 4 === 2) await expireBonuses(database, now + 15 * dayMs);
  }
  say(`bonus ${id} ${(await bonus(id)).state}`);
}

/** The bonuses that earlier starts have granted. */
async function countGranted(): Promise<number> {
  const all = sql.selectFrom('bonus').select((of) => of.fn.countAll<number>().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

say('ready');
const first = Math.max(0, (await countGranted()) - 1);
const isAsked = (n: number) => n === first || n < 4 || !fs.existsSync(`${file}.finish`);
for (let n = first; isAsked(n); n += 1) await playThrough(n);
await database.close();
