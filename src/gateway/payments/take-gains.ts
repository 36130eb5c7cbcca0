import type { Centavos } from '#protocol/model/money.ts';
import type { CodeOf } from '#protocol/vocabulary/entry-code.ts';
import type { RewardSource } from '#protocol/vocabulary/reward-source.ts';
import { recordEvent } from '../events/events.ts';
import { balanceOfPoints, postPoints } from '../points/points.ts';
import type { Sql } from '../store/database.ts';
import { depositBonusKey, lockBonuses, takeBonusBack, type Taking } from '../bonuses/bonuses.ts';
import { anyLane, balanceOf, post } from '../ledger/ledger.ts';
import { freeCash, type Reward, rewardValueOf } from '../offers/offers.ts';

function codeOf(source: RewardSource): CodeOf<'rewardReversal'> {
  if (source === 'rebate') return 'betting_rebate';
  return source === 'referral' ? 'referral_rebate' : 'dividend';
}

/** The cash of a claimed reward, which goes back to the promotions. */
function cashOf(sql: Sql, reward: Reward, amount: Centavos, at: number): Taking {
  const { id, member_id: memberId, source, titles } = reward;
  return {
    amount,
    async take(part) {
      await post(sql, {
        key: `reward:${id}:withdrawn`,
        kind: 'rewardReversal',
        code: codeOf(source),
        at,
        postings: [
          { account: memberId, amount: -part },
          { account: anyLane('promotions'), amount: part },
        ],
        cause: { table: 'reward', id },
        actor: 'provider',
        orderNo: id,
        remark: titles.EN,
      });
      await freeCash(sql, memberId, amount);
    },
  };
}

/** Takes the points of a claimed reward back, as far as the member has them. */
async function takePoints(sql: Sql, { id, member_id: memberId }: Reward, most: number, at: number) {
  const points = Math.min(most, await balanceOfPoints(sql, memberId));
  if (points === 0) return;
  const cause = { table: 'reward', id } as const;
  const entry = { kind: 'adjustment', cause, actor: 'operator', at } as const;
  await postPoints(sql, { ...entry, key: `reward:${id}:withdrawn`, memberId, points: -points });
}

/**
 * Takes the value of a claimed reward back: points and the purse of a bonus at once. Returns the cash to take, from the reward
 * or from a bonus that has become cash. Null for none. Call with the main wallet of its member locked.
 */
async function takeReward(sql: Sql, reward: Reward, at: number): Promise<Taking | null> {
  const value = rewardValueOf(reward);
  if (value.kind === 'cash') return cashOf(sql, reward, value.centavos, at);
  if (value.kind === 'bonus') return takeBonusBack(sql, `reward:${reward.id}`, at);
  await takePoints(sql, reward, value.points, at);
  return null;
}

/** The cash to take from the member of a reversed deposit, for its bonus and for the claimed rewards that rest on it. */
export async function ownGains(
  sql: Sql,
  { memberId, depositId, at }: { memberId: string; depositId: string; at: number },
  rewards: readonly Reward[],
): Promise<readonly Taking[]> {
  const takings = [await takeBonusBack(sql, depositBonusKey(depositId), at)];
  for (const reward of rewards) {
    if (reward.member_id === memberId) takings.push(await takeReward(sql, reward, at));
  }
  return takings.filter((taking) => taking !== null);
}

/** Takes a claimed reward back from a member who did not make the deposit, as far as the cash reaches: this member owes nothing. */
export async function takeFromOther(sql: Sql, reward: Reward, at: number): Promise<void> {
  const { id, member_id: memberId } = reward;
  await lockBonuses(sql, memberId);
  const taking = await takeReward(sql, reward, at);
  const amount = Math.min(taking?.amount ?? 0, await balanceOf(sql, memberId));
  if (!taking || amount === 0) return;
  await taking.take(amount);
  const cause = { table: 'reward', id };
  const values = { amount: -amount };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, at);
}
