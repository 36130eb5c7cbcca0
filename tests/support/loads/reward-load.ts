import { inEachLanguage } from '#protocol/model/language.ts';
import { balanceOf } from '#gateway/ledger/ledger.ts';
import { claimReward, noConditions, offerReward } from '#gateway/offers/offers.ts';
import type { RewardOffer } from '#gateway/offers/offer-reward.ts';
import { convertPoints } from '#gateway/point-mall/convert-points.ts';
import { approve, reject } from '#gateway/point-mall/end-redemption.ts';
import { redeemItem } from '#gateway/point-mall/redeem-item.ts';
import { balanceOfPoints } from '#gateway/points/points.ts';
import { addPlayer, clock } from '../add-player.ts';
import { numberedKey } from '../numbered-key.ts';
import { differing, type Load, type LoadRun, lostOf, memberOf } from './load.ts';

const account = 'taker';
const now = clock.now();
/** The rounds that are done at least: each kind of round twice. */
const least = 6;
const stock = 10_000;
/** The points and the centavos of one piece of the gift, and the worth of as many points. */
const points = 100;
const price = 1_00;
/** The rewards: points and cash in turn. */
const paidPoints = 300;
const paidCash = 10_00;
const words = inEachLanguage(() => 'Gift');

function rewardOf(memberId: string, n: number): RewardOffer {
  return {
    memberId,
    key: `round:${n}`,
    source: 'ticket',
    cause: { table: 'member', id: memberId },
    value:
      n % 2 === 0 ? { kind: 'points', points: paidPoints } : { kind: 'cash', centavos: paidCash },
    title: words,
    terms: words,
    at: now,
    expiresAt: null,
  };
}

/** Claims the reward of a round, which is offered once. */
async function takeReward({ database, say }: LoadRun, memberId: string, n: number): Promise<void> {
  const { transaction } = database;
  const rewardId = await transaction((sql) => offerReward(sql, rewardOf(memberId, n)));
  say(`${rewardId} offered`);
  const claim = { memberId, rewardId, actor: 'member', at: now, conditions: noConditions } as const;
  const { state } = await transaction((sql) => claimReward(sql, claim));
  say(`${rewardId} ${state}`);
}

/** Converts points in each third round, and redeems the gift in the others: one is rejected, one approved. */
async function spendPoints(run: LoadRun, memberId: string, n: number): Promise<void> {
  const { say, vault } = run;
  const { transaction } = run.database;
  const paid = { key: numberedKey('redemption', n), points, memberId, account };
  if (n % 3 === 0) {
    const conversion = { ...paid, amount: price, conditions: noConditions };
    const { id } = await transaction((sql) => convertPoints(sql, conversion, now));
    return say(`${id} approved`);
  }
  const gift = { item: 'gift', type: 'gift', quantity: 1, amount: price } as const;
  const delivery = { address: 'Cebu', phone: '09175550001' };
  const wanted = { ...paid, ...gift, remark: '', keepAddress: true, delivery };
  const { id } = await transaction((sql) => redeemItem({ sql, vault }, wanted, now));
  say(`${id} inProcess`);
  if (n % 3 === 1) {
    await transaction((sql) => reject(sql, id, 'No', now));
    return say(`${id} rejected`);
  }
  await transaction((sql) => approve(sql, id, { courier: '', tracking: '' }, now));
  return say(`${id} approved`);
}

/** The number of the first `rounds` rounds that have the rest `rest` when their number is divided by `by`. */
const countOf = (rounds: number, by: number, rest: number) =>
  Array.from({ length: rounds }, (_, n) => n % by).filter((one) => one === rest).length;

/** A member who claims rewards, redeems gifts and converts points. */
export const rewardLoad: Load = {
  name: 'reward',
  async prepare(database) {
    const { sql } = database;
    await addPlayer(database, account, 0);
    const texts = JSON.stringify(words);
    const item = {
      code: 'gift',
      kind: 'gift',
      sort: 0,
      names: texts,
      descriptions: texts,
    } as const;
    await sql
      .insertInto('point_item')
      .values({ ...item, points, amount: price, pays: 0, stock, most: 1, is_sent: true })
      .execute();
    await sql.insertInto('point_exchange').values({ least: 1, rate: price }).execute();
  },
  async run(run) {
    const memberId = await memberOf(run.database, account);
    const { length } = await run.database.sql.selectFrom('redemption').select('id').execute();
    const first = Math.max(0, length - 1);
    // An earlier run may have claimed the reward of the round after its last redemption.
    for (let n = first; n <= first + 1 || n < least || !run.isLast(); n += 1) {
      await takeReward(run, memberId, n);
      await spendPoints(run, memberId, n);
    }
  },
  async check({ database, reported }) {
    const { sql } = database;
    const memberId = await memberOf(database, account);
    const steps = await sql.selectFrom('money_step').select(['subject_id', 'to_state']).execute();
    const redemptions = await sql.selectFrom('redemption').select('state').execute();
    const rewards = sql.selectFrom('reward').select('state').where('member_id', '=', memberId);
    const gift = await sql.selectFrom('point_item').select('stock').executeTakeFirstOrThrow();
    const rounds = redemptions.length;
    const [converted, rejected, sent] = [0, 1, 2].map((rest) => countOf(rounds, 3, rest));
    const spent = (converted ?? 0) + (sent ?? 0);
    const inState = (state: string) => redemptions.filter((one) => one.state === state).length;
    return [
      ...lostOf(
        reported,
        steps.map((step) => `${step.subject_id} ${step.to_state}`),
      ),
      ...differing('rounds', rounds >= least, true),
      ...differing(
        'rewards',
        (await rewards.execute()).map(({ state }) => state),
        Array(rounds).fill('claimed'),
      ),
      ...differing('rejected', inState('rejected'), rejected),
      ...differing('approved', inState('approved'), spent),
      ...differing('stock', gift.stock, stock - (sent ?? 0)),
      ...differing(
        'points',
        await balanceOfPoints(sql, memberId),
        countOf(rounds, 2, 0) * paidPoints - spent * points,
      ),
      ...differing(
        'cash',
        await balanceOf(sql, memberId),
        countOf(rounds, 2, 1) * paidCash + ((converted ?? 0) - (sent ?? 0)) * price,
      ),
    ];
  },
};
