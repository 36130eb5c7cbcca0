import {
  array,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  string,
  trim,
  variant,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { withdrawal } from '../../model/cashier/withdrawal.ts';
import { pesoAmount } from '../../model/money.ts';
import { list } from '../../model/wire.ts';

const id = pipe(string(), trim(), minLength(1), maxLength(60));
const picture = pipe(string(), minLength(1), maxLength(100));

/**
 * The withdrawals that wait for the confirmation of the member, and those in dispute, oldest first. A gateway asks for a
 * confirmation when `confirms` of the settings is on.
 */
export const getPaymentConfirmations = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  token: 'required',
  request: object({}),
  reply: list(withdrawal, 100),
});

/**
 * Reports whether the money of a withdrawal has arrived: in full, in part (`received` in pesos, `toPesos`), or not at all, with one
 * to three pictures as a proof (`uploadPicture`, purpose `proof`). Replies with the withdrawal as it is: the first answer
 * counts, and none counts after `confirmBy`. Errors: `not_found`, `picture_refused`, `amount_out_of_limits` (value: `{ least,
 * most }` in pesos) when `received` is not less than the paid amount.
 */
export const confirmPayment = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  token: 'required',
  wireNames: { id: 'withdrawalId', received: 'receivedAmount', pictures: 'proofPictures' },
  request: variant('result', [
    object({ id, result: literal('received') }),
    object({
      id,
      result: literal('partly'),
      received: pesoAmount(),
      pictures: optional(pipe(array(picture), maxLength(3)), []),
    }),
    object({
      id,
      result: literal('notReceived'),
      pictures: pipe(array(picture), minLength(1), maxLength(3)),
    }),
  ]),
  reply: withdrawal,
});
