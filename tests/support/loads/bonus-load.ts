import { dayMs } from '#protocol/model/market-day.ts';
import { demoSeed } from '#demo/demo.ts';
import { expireBonuses } from '#gateway/bonuses/end-bonus.ts';
import { settleBet } from '#gateway/bets/end-bets.ts';
import { pursesOf } from '#gateway/ledger/postings.ts';
import { bonusRuleRows } from '#gateway/seed/content-rows.ts';
import type { Database } from '#gateway/store/database.ts';
import { addPlayer, clock } from '../add-player.ts';
import { cashWon, createBonusPlay } from '../play-bonuses.ts';
import { differing, type Load, type LoadRun, lostOf, memberOf } from './load.ts';

const username = 'bonus player';
const opening = 10_000_000_00;
const now = clock.now();
const stake = 150_00;
/** Payouts of a stake, one after the other. None is a tie, which would not count as turnover. */
const payouts = [100_00, 90_00, 210_00, 160_00];

/** Places a bet and settles it, in two transactions. */
async function placeAndSettle(database: Database, memberId: string, key: string, pays: number) {
  const { sql, transaction } = database;
  await createBonusPlay(database, now).place(memberId, { key, stake, pays });
  const placed = sql.selectFrom('round').select('id').where('member_id', '=', memberId);
  const { id } = await placed.where('key', '=', key).executeTakeFirstOrThrow();
  await transaction((within) => settleBet(within, id, { payoutCentavos: pays, outcome: {} }, now));
}

/** Takes the nth bonus from its grant to its end. Of four, one expires and one is given up. */
async function playThrough({ database, say }: LoadRun, memberId: string, n: number) {
  const { grant, play, giveUp, bonus } = createBonusPlay(database, now);
  const id = await grant(memberId, `bonus ${n}`, { rule: 'bonus-first' });
  say(`${id} active`);
  for (let nth = 0; (await bonus(id)).state === 'active'; nth += 1) {
    const key = `bonus-${n}-bet-${nth}`;
    const pays = payouts[nth % payouts.length] ?? 0;
    if (nth % 3 === 1) await placeAndSettle(database, memberId, key, pays);
    else await play(memberId, { key, stake, pays });
    say(`round ${key}`);
    if (nth === 1 && n % 4 === 3) await giveUp(memberId, id);
    else if (nth === 0 && n % 4 === 2) await expireBonuses(database, now + 15 * dayMs);
  }
  say(`${id} ${(await bonus(id)).state}`);
}

/** The bonuses that earlier runs have granted. */
async function countGranted({ sql }: Database): Promise<number> {
  const all = sql.selectFrom('bonus').select((of) => of.fn.countAll<number>().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
}

/** A member who gets one bonus after the other, and plays each until it is released, given up or expired. */
export const bonusLoad: Load = {
  name: 'bonus',
  async prepare(database) {
    await addPlayer(database, username, opening);
    const gift = demoSeed.bonusRules.filter(({ id }) => id === 'reward');
    const bonusRules = gift.map((rule) => ({
      ...rule,
      id: 'bonus-first',
      terms: { ...rule.terms, order: 'bonusFirst' as const },
    }));
    const rows = bonusRuleRows({ ...demoSeed, bonusRules });
    await database.sql.insertInto('bonus_rule').values(rows).execute();
  },
  async run(run) {
    const memberId = await memberOf(run.database, username);
    const first = Math.max(0, (await countGranted(run.database)) - 1);
    for (let n = first; n === first || n < 4 || !run.isLast(); n += 1)
      await playThrough(run, memberId, n);
  },
  async check({ database, reported }) {
    const { sql } = database;
    const memberId = await memberOf(database, username);
    const bonuses = await sql.selectFrom('bonus').selectAll().execute();
    const steps = sql.selectFrom('money_step').select(['subject_id', 'to_state']);
    const rounds = sql.selectFrom('round').select('key').where('member_id', '=', memberId);
    const over = await rounds.where('status', '<>', 0).execute();
    const stored = [
      ...(await steps.execute()).map((step) => `${step.subject_id} ${step.to_state}`),
      ...over.map(({ key }) => `round ${key}`),
    ];
    const wrong = bonuses.filter(
      ({ state, turnover, goal, released }) =>
        released > 0 !== (state === 'released') || turnover >= goal !== (state === 'released'),
    );
    const released = bonuses.reduce((sum, one) => sum + one.released, 0);
    const { cash, bonus } = await pursesOf(sql, memberId);
    const due = opening + (await cashWon(database, memberId)) + released;
    const ends = [...new Set(bonuses.map(({ state }) => state))].toSorted();
    return [
      ...lostOf(reported, stored),
      ...wrong.map(({ id, state }) => `The bonus ${id} is ${state}`),
      ...differing('ends', ends, ['expired', 'forfeited', 'released']),
      ...differing('purses', { cash, bonus }, { cash: due, bonus: 0 }),
    ];
  },
};
