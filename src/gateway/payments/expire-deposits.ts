import type { Database } from '../store/database.ts';
import { bankProvider } from '../providers/providers.ts';
import { endDeposit, lockDeposit } from '../deposits/deposits.ts';

/** Deposits that one run ends. */
const batch = 200;

/** A provider is asked about an expired deposit after this time, in milliseconds. */
const askAfterMs = 30_000;

/** Ends the deposits whose time is over. One that the provider never took has failed. Returns their number. */
export async function expireDeposits(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<number> {
  const due = await sql
    .selectFrom('deposit')
    .select('id')
    .where('state', 'in', ['created', 'pending'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  for (const { id } of due) {
    await transaction(async (within) => {
      const deposit = await lockDeposit(within, id);
      if (deposit?.state !== 'created' && deposit?.state !== 'pending') return;
      const isTaken = deposit.state === 'pending';
      const isAsked = isTaken && deposit.provider !== bankProvider;
      const set = { ask_at: isAsked ? now + askAfterMs : null };
      const move = { actor: 'job', at: now, set } as const;
      await (isTaken
        ? endDeposit(within, deposit, { ...move, to: 'expired' })
        : endDeposit(within, deposit, { ...move, to: 'failed', reason: 'notTaken' }));
    });
  }
  return due.length;
}
