import type { RequestOf } from '#protocol/call.ts';
import * as calls from '#protocol/calls/cashier/payment-confirmations.ts';
import { toCentavos, toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';
import { findUpload } from '../uploads/uploads.ts';
import { confirmByMember, disputeWithdrawal } from './confirm-withdrawal.ts';
import { describeWithdrawal, describeWithdrawals } from './describe-withdrawals.ts';
import type { Withdrawal } from './move-withdrawal.ts';
import { ownWithdrawal } from './own-withdrawal.ts';

export const getPaymentConfirmations = handle(
  calls.getPaymentConfirmations,
  async (_, { sql, vault, market, member, now }) => {
    const rows = await sql
      .selectFrom('withdrawal')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('state', 'in', ['paid', 'disputed'])
      .orderBy('id')
      .limit(100)
      .execute();
    return describeWithdrawals({ sql, vault, market }, rows, now);
  },
);

/** Refusal `picture_refused` when a picture is not a proof of the member. */
async function checkPictures(context: RequestContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const upload = await findUpload(context.sql, id);
    if (upload?.memberId !== context.member.id || upload.purpose !== 'proof') {
      throw new Refusal(200, 'picture_refused');
    }
  }
}

function receivedOf(
  request: RequestOf<typeof calls.confirmPayment>,
  { paid }: Withdrawal,
): number | null {
  if (request.result === 'received') return null;
  if (request.result === 'notReceived') return 0;
  const received = toCentavos(request.received);
  if (received < paid) return received;
  const value = { least: toPesos(1), most: toPesos(paid - 1) };
  throw new Refusal(200, 'amount_out_of_limits', { value });
}

export const confirmPayment = handle(calls.confirmPayment, async (request, context) => {
  const { now } = context;
  const { id } = request;
  const withdrawal = await ownWithdrawal(context, id);
  if (withdrawal.state === 'paid' && now < (withdrawal.confirm_by ?? Infinity)) {
    const received = receivedOf(request, withdrawal);
    if (request.result !== 'received') await checkPictures(context, request.pictures);
    await context.transaction((sql: Sql) =>
      request.result === 'received'
        ? confirmByMember(sql, id, now)
        : disputeWithdrawal(
            sql,
            { id, kind: request.result, received: received ?? 0, pictures: request.pictures },
            now,
          ),
    );
  }
  return describeWithdrawal(context, await ownWithdrawal(context, id), now);
});
