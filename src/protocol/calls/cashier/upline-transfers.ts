import { type InferOutput, maxValue, minValue, nullish, object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import {
  readTransferLimits,
  transferLimits,
  transferProof,
  transferProofNames,
} from '../../model/cashier/transfer-fields.ts';
import { formText } from '../../model/identity-fields.ts';
import { pesoAmount } from '../../model/money.ts';
import { count } from '../../model/readers/count.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { part } from '../../model/readers/part.ts';
import { time, timeOrNull } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { identifier, list, text, wholeNumber } from '../../model/wire.ts';

const shared = { moduleId: 'FUNDTRANS3', token: 'required' } as const;

/**
 * The recipient of a transfer to the upline and its limits, in centavos. Errors: `function.not.available` for a member
 * without an upline, `need_true_account`.
 */
export const getUplineTransferTerms = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferUplineSettings',
  request: object({}),
  reply: pipe(
    object({
      recipient: part(object({ account: text(100), nickname: text(300) })),
      ...transferLimits.entries,
    }),
    transform(({ recipient, ...wire }) => ({ recipient, ...readTransferLimits(wire) })),
  ),
});

/** States of a transfer to the upline: done, or sent back by the operator. */
const uplineTransferStates = ['DONE', 'RETURNED'] as const;

const transfer = pipe(
  object({
    transferId: identifier(),
    direction: wordOrOther(['OUT', 'IN']),
    account: text(100),
    nickname: text(300),
    amount: pesosOrNull(),
    remark: text(300),
    status: wordOrOther(uplineTransferStates),
    reason: nullish(text(300), ''),
    transferDate: time(),
    returnDate: timeOrNull(),
  }),
  transform((wire) => ({
    id: wire.transferId,
    direction: wire.direction,
    other: { account: wire.account, nickname: wire.nickname },
    amount: wire.amount,
    remark: wire.remark,
    state: wire.status,
    reason: wire.reason,
    at: wire.transferDate,
    returnedAt: wire.returnDate,
  })),
);

export type UplineTransfer = InferOutput<typeof transfer>;

/**
 * Sends money to the upline. `recipient` is the account that the page has named; `amount` is sent in pesos. A repeated key
 * moves nothing and answers with the first transfer. Of a gateway that only confirms it, all is unknown. Errors: the errors of the withdrawal password,
 * `changed_elsewhere` when the upline is another one now, `amount_out_of_limits`, `transfer_above_day`,
 * `insufficient_balance`, `reward_unplayed`, `withdrawals_blocked`, `key_reused`, `function.not.available`, `need_true_account`.
 */
export const transferToUpline = defineCall({
  ...shared,
  method: 'PUT',
  path: '/wps/agent/transferUpline',
  sealed: true,
  wireNames: transferProofNames,
  request: object({ recipient: formText(100), amount: pesoAmount(), ...transferProof }),
  reply: part(transfer, { transferId: 'unknown' }),
});

/** Transfers that the member has sent to the upline or received from downlines, newest first. */
export const getUplineTransfers = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferUplineList',
  request: object({
    page: pipe(wholeNumber(), minValue(1), maxValue(10_000)),
    size: pipe(wholeNumber(), minValue(1), maxValue(50)),
  }),
  reply: pipe(
    object({ list: list(transfer, 50), totalPages: count(1) }),
    transform(({ list: transfers, totalPages }) => ({ transfers, pages: totalPages })),
  ),
});
