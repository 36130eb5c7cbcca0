import { v7 as uuid } from 'uuid';
import { dayOf } from '#protocol/model/market-day.ts';
import { payReward, type RewardConditions } from '../../offers/offers.ts';
import type { Sql } from '../../store/database.ts';
import { worded } from '../../texts/texts.ts';
import { openRebate, payableLines, sumOf } from './open-rebate.ts';

/** Stops the bets of the main wallet and other claims of the member until the end of the transaction. */
async function lockWallet(sql: Sql, memberId: string): Promise<void> {
  const wallet = sql.selectFrom('ledger_account').select('id').where('id', '=', memberId);
  await wallet.forUpdate().execute();
}

/**
 * Pays a member the rebate of all turnover that has none yet, once a day (+08:00). A category with less than a centavo
 * keeps its turnover for the next claim. Returns false when nothing is paid. Call inside a transaction. Refusal
 * `need_true_account`.
 */
export async function claimRebate(
  sql: Sql,
  { memberId, conditions }: { readonly memberId: string; readonly conditions: RewardConditions },
  now: number,
): Promise<boolean> {
  await lockWallet(sql, memberId);
  const lines = payableLines(await openRebate(sql, memberId, now));
  if (lines.length === 0) return false;
  const day = dayOf(now);
  const amount = sumOf(lines);
  const claim = await sql
    .insertInto('rebate_claim')
    .values({ id: uuid(), member_id: memberId, day, amount, at: now })
    .onConflict((on) => on.columns(['member_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!claim) return false;
  const rows = lines.map((line) => ({ claim_id: claim.id, ...line }));
  await sql.insertInto('rebate_line').values(rows).execute();
  const offer = {
    memberId,
    key: `rebate:${memberId}:${day}`,
    source: 'rebate',
    cause: { table: 'rebate_claim', id: claim.id },
    value: { kind: 'cash', centavos: amount },
    title: worded('rebate.title'),
    terms: worded('rebate.terms'),
    at: now,
    expiresAt: null,
    actor: 'member',
  } as const;
  await payReward(sql, offer, conditions);
  return true;
}
