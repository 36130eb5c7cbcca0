import { toPesos } from '#protocol/model/money.ts';
import type { RequestContext } from '../http/request-context.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';
import type { TransferDirection } from '../store/tables/money/upline-tables.ts';
import { sentToday } from './post-transfer.ts';

async function hasWithdrawalPassword(sql: Sql, memberId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('withdrawal_password')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The limits of a member's transfers in a direction, and what is left of them today (+08:00), in wire shape. */
export async function wireTransferTerms(
  { sql, now, settings }: Pick<RequestContext, 'sql' | 'now' | 'settings'>,
  memberId: string,
  direction: TransferDirection,
) {
  const limits = direction === 'up' ? settings.uplineTransfers : settings.downlineTransfers;
  const { sum, times } = await sentToday(sql, memberId, direction, now);
  return {
    minimumAmount: toPesos(limits.least),
    maximumAmount: toPesos(limits.most),
    dailyMaximumAmount: toPesos(limits.dayMost),
    dailyRemainingAmount: toPesos(Math.max(0, limits.dayMost - sum)),
    dailyRemainingTimes: Math.max(0, limits.dayTimes - times),
    availableAmount: toPesos(await balanceOf(sql, memberId)),
    hasPaymentPassword: await hasWithdrawalPassword(sql, memberId),
  };
}
