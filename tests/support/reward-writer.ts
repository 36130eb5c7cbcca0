import { claimReward, offerReward } from '#gateway/money/money.ts';
import { convertPoints } from '#gateway/point-mall/convert-points.ts';
import { approve, reject } from '#gateway/point-mall/end-redemption.ts';
import { redeemItem } from '#gateway/point-mall/redeem-item.ts';
import { openVault } from '#gateway/store/encryption/open-vault.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { clock } from './add-player.ts';
import { numberedKey } from './numbered-key.ts';
import { rewardOf, samplePoints, samplePrice } from './sample-rewards.ts';
import { testStoreKey } from './test-store-key.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store with one player and one gift, and repeats: offer a reward, claim it, redeem the gift or
 * convert points, end the redemption. It does so until it is killed, or until the round `last` is done:
 * `node reward-writer.js <folder or address> <last>`. Started again, it repeats the round that may be unfinished, with the
 * same keys. It prints `ready`, then each step that is done.
 */
const [, , storeArgument = '', last = ''] = process.argv;

const now = clock.now();
const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openDatabase(storePlace(storeArgument), testStoreKey);
const vault = await openVault(database, testStoreKey);
const { sql: outside, transaction } = database;
const { id: memberId } = await outside.selectFrom('member').select('id').executeTakeFirstOrThrow();
const member = { memberId, account: 'taker' };

/** Claims the reward of a round, which is offered once. */
async function takeReward(n: number): Promise<void> {
  const rewardId = await transaction((sql) => offerReward(sql, rewardOf(memberId, n)));
  say(`${rewardId} offered`);
  const claim = { memberId, rewardId, actor: 'member', at: now } as const;
  const { state } = await transaction((sql) => claimReward(sql, claim));
  say(`${rewardId} ${state}`);
}

/** Converts points in each third round, and redeems the gift in the others: one is rejected, one approved. */
async function spendPoints(n: number): Promise<void> {
  const key = numberedKey('redemption', n);
  const price = { key, points: samplePoints, ...member };
  if (n % 3 === 0) {
    const { id } = await transaction((sql) =>
      convertPoints(sql, { ...price, amount: samplePrice }, now),
    );
    return say(`${id} approved`);
  }
  const entry = {
    remark: '',
    keepAddress: true,
    delivery: { address: 'Cebu', phone: '09175550001' },
  };
  const gift = { item: 'gift', type: 'gift', quantity: 1, amount: samplePrice } as const;
  const { id } = await transaction((sql) =>
    redeemItem({ sql, vault }, { ...price, ...entry, ...gift }, now),
  );
  say(`${id} inProcess`);
  if (n % 3 === 1) {
    await transaction((sql) => reject(sql, id, 'No', now));
    return say(`${id} rejected`);
  }
  await transaction((sql) => approve(sql, id, { courier: '', tracking: '' }, now));
  return say(`${id} approved`);
}

const { count } = await outside
  .selectFrom('redemption')
  .select((of) => of.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
const first = Math.max(0, Number(count) - 1);
say('ready');
for (let n = first; n <= Math.max(first + 1, Number(last)); n += 1) {
  await takeReward(n);
  await spendPoints(n);
}
await database.close();
