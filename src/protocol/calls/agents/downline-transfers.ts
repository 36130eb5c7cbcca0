import { array, maxLength, minLength, object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { memberId } from '../../model/agents/agent-member.ts';
import {
  readTransferLimits,
  transferLimits,
  transferProof,
  transferProofNames,
} from '../../model/cashier/transfer-fields.ts';
import { pesoAmount } from '../../model/money.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { part } from '../../model/readers/part.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { identifierOrNull, list, text, textOrNull } from '../../model/wire.ts';

const shared = { moduleId: 'FUNDTRANS3', token: 'required' } as const;

/** Most recipients of one request. */
const mostRecipients = 20;

/** The limits of transfers to downlines, in centavos. Errors: `agent_only`, `function.not.available`. */
export const getDownlineTransferTerms = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  request: object({}),
  reply: pipe(transferLimits, transform(readTransferLimits)),
});

/**
 * Sends money to a direct downline. `amount` is sent in pesos. A repeated key moves nothing and answers with the first
 * transfer. Errors: the errors of the withdrawal password, `not_found` for a member outside of the team,
 * `function.not.available` for one who is no direct downline, `account_suspended`, `amount_out_of_limits`,
 * `transfer_above_day`, `insufficient_balance`, `reward_unplayed`, `withdrawals_blocked`, `bonus_unfinished`, `key_reused`,
 * `agent_only`.
 */
export const transferToDownline = defineCall({
  ...shared,
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  sealed: true,
  wireNames: transferProofNames,
  request: object({ id: memberId, amount: pesoAmount(), ...transferProof }),
  reply: part(object({ transferId: text(100) })),
});

/** A result of another gateway that names no member stays: its state and its amount count. */
const result = pipe(
  object({
    id: identifierOrNull(),
    account: text(100),
    amount: pesosOrNull(),
    status: wordOrOther(['DONE', 'REFUSED']),
    errorCode: textOrNull(100),
    transferId: identifierOrNull(),
  }),
  transform(({ id, status, errorCode, transferId, ...rest }) => ({
    ...rest,
    id: id ?? transferId ?? rest.account,
    state: status,
    refusal: errorCode,
  })),
);

/**
 * Sends money to several direct downlines, one after the other; each has a result of its own. A repeated key sends nothing
 * twice: it tries those again that were refused. A gateway that only confirms them gives no result. Errors before the first transfer: errors of the withdrawal password,
 * `agent_only`, `function.not.available`.
 */
export const transferToDownlines = defineCall({
  ...shared,
  method: 'PUT',
  path: '/wps/agent/transferMultipleDownline',
  sealed: true,
  wireNames: { ...transferProofNames, transfers: 'list' },
  request: object({
    transfers: pipe(
      array(object({ id: memberId, amount: pesoAmount() })),
      minLength(1),
      maxLength(mostRecipients),
    ),
    ...transferProof,
  }),
  reply: pipe(
    part(object({ list: list(result, mostRecipients) })),
    transform(({ list: results }) => ({ results })),
  ),
});
