import {
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { idempotencyKey } from '../../model/cashier/idempotency-key.ts';
import { formText } from '../../model/identity-fields.ts';
import { pesoAmount } from '../../model/money.ts';
import { pointItem } from '../../model/rewards/point-item.ts';
import { doneRedemption } from '../../model/rewards/redemption.ts';
import { points } from '../../model/readers/decimal.ts';
import { count, countOrNull } from '../../model/readers/count.ts';
import { listed } from '../../model/readers/listed.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { list, presentFlag, wholeNumber } from '../../model/wire.ts';
import { gameTypes } from '../../vocabulary/category.ts';
import { pointItemKinds } from '../../vocabulary/point-item-kind.ts';

const shared = { moduleId: 'PTSYS3', token: 'required' } as const;

/** The points of the member. The wire may carry text or a fraction; its whole part counts. */
export const getPointBalance = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  aliases: ['/wps/relay/MCSFE_getPointBalance'],
  request: object({}),
  reply: points(),
});

/** The catalogue of the points mall, which guests may read. `type` is empty for all kinds. */
export const getPointReward = defineCall({
  ...shared,
  token: 'optional',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  aliases: ['/wps/relay/MCSFE_getPointReward'],
  wireNames: { kind: 'type' },
  context: { language: 'language' },
  request: object({
    kind: optional(picklist(['', ...pointItemKinds]), ''),
    page: optional(pipe(wholeNumber(), minValue(1), maxValue(10_000)), 1),
    size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10),
  }),
  reply: listed(
    pipe(
      object({ list: list(pointItem, 100), totalPages: count(1) }),
      transform(({ list: items, totalPages }) => ({ items, pages: totalPages })),
    ),
  ),
});

const exchange = object({ minPoints: countOrNull(), amountPerHundred: pesosOrNull() });

/** A rate is of no use where the number of points that it begins at is unknown. */
const exchanges = pipe(
  list(exchange, 20),
  transform((rates) =>
    rates.flatMap(({ minPoints: least, amountPerHundred: rate }) =>
      least === null ? [] : [{ least, rate }],
    ),
  ),
);

/**
 * The rules by which points are earned and exchanged. Amounts in centavos, null when they are unknown.
 *
 * - `earning`: the turnover of a category that earns one point.
 * - `exchange`: from `least` points on, 100 points are worth `rate` centavos. Ascending.
 */
export const getPointConfig = defineCall({
  ...shared,
  token: 'optional',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  aliases: ['/wps/relay/MCSFE_getPointConfig'],
  request: object({}),
  reply: pipe(
    object({
      earnRules: list(
        pipe(
          object({ gameType: wordOrOther(gameTypes), turnover: pesosOrNull() }),
          transform(({ gameType: category, turnover }) => ({ category, turnover })),
        ),
        20,
      ),
      exchangeRates: exchanges,
    }),
    transform(({ earnRules, exchangeRates }) => ({ earning: earnRules, exchange: exchangeRates })),
  ),
});
export type PointExchange = InferOutput<typeof exchanges>[number];

/** A withdrawal password as typed. Its form is checked by the gateway, which answers with a message of the mall. */
const typedPassword = optional(pipe(string(), trim(), maxLength(20)), '');
const typedPoints = pipe(number(), integer(), minValue(1), maxValue(1_000_000_000));

/**
 * Redeems an item. `points` and `amount` (in pesos) are the whole price that the member has confirmed. `address` and `phone`
 * are needed for an item that is sent. A repeated key redeems nothing and answers with the first redemption.
 *
 * Errors: `redemption_incomplete` without the password, or the address and the number of an item that is sent;
 * `redemption_incorrect` for another type, price or quantity than the item has, or an invalid number; `item_sold_out`,
 * `insufficient_points`, `insufficient_balance`, `key_reused`, `need_true_account`, and the errors of the withdrawal
 * password.
 */
export const redeemPointReward = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  aliases: ['/wps/relay/passwordCheck/MCSFE_redeemPointReward'],
  sealed: true,
  wireNames: {
    item: 'rewardId',
    type: 'redeemType',
    points: 'pointsRequired',
    amount: 'amountRequired',
    account: 'paidAccount',
    address: 'receivingAddress',
    keepAddress: 'saveAddress',
    withdrawalPassword: 'paymentPassword',
    key: 'idempotencyKey',
  },
  request: object({
    key: idempotencyKey,
    item: formText(60),
    type: picklist(pointItemKinds),
    quantity: pipe(number(), integer(), minValue(1), maxValue(1_000)),
    points: typedPoints,
    amount: union([pipe(number(), minValue(0), maxValue(0)), pesoAmount()]),
    account: formText(100),
    address: optional(pipe(string(), trim(), maxLength(300)), ''),
    phone: optional(pipe(string(), trim(), maxLength(40)), ''),
    remark: optional(pipe(string(), trim(), maxLength(140)), ''),
    keepAddress: optional(presentFlag(), false),
    withdrawalPassword: typedPassword,
  }),
  reply: doneRedemption,
});

/**
 * Converts points to money in the balance. `amount` (in pesos) is the money that the member has confirmed. A repeated key
 * converts nothing and answers with the first redemption. Errors: `redemption_incomplete` without the password,
 * `redemption_incorrect` for too few points or another amount than the rates give, `reward_conditions`,
 * and the refusals of `redeemPointReward`.
 */
export const convertPoint = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  aliases: ['/wps/relay/passwordCheck/MCSFE_convertPoint'],
  sealed: true,
  wireNames: { withdrawalPassword: 'paymentPassword', key: 'idempotencyKey' },
  request: object({
    key: idempotencyKey,
    points: typedPoints,
    amount: pesoAmount(),
    withdrawalPassword: typedPassword,
  }),
  reply: doneRedemption,
});
