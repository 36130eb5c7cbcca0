import type { Database } from '../store/database.ts';
import type { Providers } from '../providers/providers.ts';

/** Payments that one run gives back. */
const batch = 20;

/** Asks the providers to give back the payments of returned deposits. One that does not answer is asked again later. */
export async function refundDeposits(
  { sql }: Pick<Database, 'sql'>,
  providers: Providers,
): Promise<void> {
  const due = await sql
    .selectFrom('deposit')
    .select(['id', 'provider', 'reference'])
    .where('refund_due', '=', true)
    .orderBy('changed_at')
    .limit(batch)
    .execute();
  const work = due.map(async ({ id, provider: code, reference }) => {
    const provider = providers.get(code);
    if (!provider || reference === null) return;
    await provider.refund(reference);
    const change = sql.updateTable('deposit').set({ refund_due: false });
    await change.where('id', '=', id).execute();
  });
  await Promise.allSettled(work);
}
