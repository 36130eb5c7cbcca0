import * as calls from '#protocol/calls/cashier/upline-transfers.ts';
import { toCentavos, toPesos } from '#protocol/model/money.ts';
import { checkWithdrawalPassword } from '../accounts/accounts.ts';
import { handle, requireTrueAccount } from '../http/request-context.ts';
import { shownName } from '../mask-mobile.ts';
import type { Sql } from '../store/database.ts';
import { findUpline, sendToUpline } from './send-to-upline.ts';
import { wireTransferTerms } from './transfer-terms.ts';

export const getUplineTransferTerms = handle(calls.getUplineTransferTerms, async (_, context) => {
  const { member, sql } = context;
  requireTrueAccount(member);
  const { username, nickname } = await findUpline(sql, member.id);
  return {
    recipient: { account: shownName(username), nickname: shownName(nickname) },
    ...(await wireTransferTerms(context, member.id, 'up')),
  };
});

function selectTransfers(sql: Sql, memberId: string) {
  return sql
    .selectFrom('upline_transfer')
    .where((of) => of.or([of('from_id', '=', memberId), of('to_id', '=', memberId)]));
}

function selectRows(sql: Sql, memberId: string) {
  return selectTransfers(sql, memberId)
    .innerJoin('member as sender', 'sender.id', 'from_id')
    .innerJoin('member as recipient', 'recipient.id', 'to_id')
    .select(['upline_transfer.id', 'from_id', 'amount', 'remark', 'state', 'reason'])
    .select(['direction', 'created_at', 'returned_at'])
    .select(['sender.username as senderAccount', 'sender.nickname as senderName'])
    .select(['recipient.username as recipientAccount', 'recipient.nickname as recipientName']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** The other member of a transfer. */
function otherParty(row: Row, isOut: boolean) {
  const account = isOut ? row.recipientAccount : row.senderAccount;
  const nickname = isOut ? row.recipientName : row.senderName;
  return { account: shownName(account), nickname: shownName(nickname) };
}

/** A transfer in wire shape, as one of its members sees it. */
function wireTransfer(row: Row, memberId: string) {
  const isOut = row.from_id === memberId;
  return {
    transferId: row.id,
    direction: isOut ? ('OUT' as const) : ('IN' as const),
    ...otherParty(row, isOut),
    amount: toPesos(row.amount),
    remark: row.remark,
    status: row.state === 'done' ? ('DONE' as const) : ('RETURNED' as const),
    reason: row.reason,
    transferDate: row.created_at,
    returnDate: row.returned_at,
  };
}

export const transferToUpline = handle(calls.transferToUpline, async (request, context) => {
  requireTrueAccount(context.member);
  const { sql, member, now, settings } = context;
  const { recipient, remark, key } = request;
  await findUpline(sql, member.id);
  await checkWithdrawalPassword(context, member.id, request.withdrawalPassword);
  const amount = toCentavos(request.amount);
  const wanted = { senderId: member.id, key, recipient, amount, remark };
  const id = await context.transaction((within) =>
    sendToUpline(within, wanted, settings.uplineTransfers, now),
  );
  const row = await selectRows(sql, member.id)
    .where('upline_transfer.id', '=', id)
    .executeTakeFirstOrThrow();
  return wireTransfer(row, member.id);
});

export const getUplineTransfers = handle(
  calls.getUplineTransfers,
  async ({ page, size }, context) => {
    requireTrueAccount(context.member);
    const { sql, member } = context;
    const { count } = await selectTransfers(sql, member.id)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await selectRows(sql, member.id)
      .orderBy('created_at', 'desc')
      .orderBy('upline_transfer.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      list: rows.map((row) => wireTransfer(row, member.id)),
      totalPages: Math.ceil(count / size),
    };
  },
);
