import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { recordStep } from '../ledger/ledger.ts';
import type { Reward } from './end-reward.ts';

/** A deposit that was taken back. Its row says so already. */
interface TakenDeposit {
  readonly depositId: string;
  /** The member who made the deposit. The rewards may belong to another member. */
  readonly memberId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The sum of the deposits that a reward rests on and that were not taken back. */
async function leftOf(sql: Sql, rewardId: string, memberId: string): Promise<Centavos> {
  const { left } = await sql
    .selectFrom('reward_deposit')
    .select(raw<number>`coalesce(sum(amount), 0)::int8`.as('left'))
    .where('reward_id', '=', rewardId)
    .where('deposit_id', 'not in', (of) =>
      of
        .selectFrom('deposit')
        .select((deposit) => deposit.cast<string>('id', 'text').as('id'))
        .where('member_id', '=', memberId)
        .where('state', '=', 'reversed'),
    )
    .executeTakeFirstOrThrow();
  return left;
}

/** Cancels an offered or claimed reward. Its key becomes free, so that other deposits can bring the reward again. */
async function withdraw(sql: Sql, reward: Reward, { depositId, at }: TakenDeposit): Promise<void> {
  const { id, key, kind, amount, state: from } = reward;
  await sql
    .updateTable('reward')
    .set({ state: 'cancelled', ended_at: at, withdrawn_for: depositId })
    .set({ key: `${key}:withdrawn:${depositId}` })
    .where('id', '=', id)
    .execute();
  const subject = { table: 'reward', id } as const;
  const step = { from, to: 'cancelled', actor: 'provider', at, reason: 'depositReversed' } as const;
  const moved = from === 'claimed' && kind === 'cash' ? { amount } : {};
  await recordStep(sql, { subject, ...step, ...moved });
}

/**
 * Withdraws the rewards that rest on a deposit that was taken back, unless the other deposits that they rest on suffice.
 * Offered ones cannot be claimed any more. Returns the claimed ones, whose value the caller takes back. Call in the
 * transaction that reverses the deposit, before it locks a wallet: a claim locks in the same order.
 */
export async function withdrawRewards(sql: Sql, taken: TakenDeposit): Promise<readonly Reward[]> {
  const rewards = await sql
    .selectFrom('reward')
    .innerJoin('reward_deposit', 'reward_id', 'reward.id')
    .selectAll('reward')
    .where('deposit_id', '=', taken.depositId)
    .where('state', 'in', ['offered', 'claimed'])
    .orderBy('reward.id')
    .forUpdate('reward')
    .execute();
  const claimed: Reward[] = [];
  for (const reward of rewards) {
    if ((await leftOf(sql, reward.id, taken.memberId)) >= (reward.least_deposits ?? 0)) continue;
    await withdraw(sql, reward, taken);
    if (reward.state === 'claimed') claimed.push(reward);
  }
  return claimed;
}
