import {
  type InferOutput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { redemption } from '../../model/rewards/redemption.ts';
import { count, countOrNull } from '../../model/readers/count.ts';
import { pointsOrNull } from '../../model/readers/decimal.ts';
import { time } from '../../model/readers/time.ts';
import { wordOrNull } from '../../model/readers/word.ts';
import { identifier, list, text, textOrNull, wholeNumber } from '../../model/wire.ts';
import { pointEntryKinds } from '../../vocabulary/point-entry-kind.ts';
import { redemptionStates } from '../../vocabulary/redemption.ts';

const shared = { moduleId: 'PTSYS3', token: 'required' } as const;

/** The page of a list: `asOf` is the time of its first page, so that later rows move nothing. */
const page = {
  page: optional(pipe(wholeNumber(), minValue(1), maxValue(10_000)), 1),
  size: optional(pipe(wholeNumber(), minValue(1), maxValue(100)), 10),
  asOf: optional(wholeNumber()),
};

/** The redemptions of the member, newest first. `state` is empty for all. */
export const getRedeemPointList = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  aliases: ['/wps/relay/MCSFE_getRedeemPointList'],
  wireNames: { state: 'status' },
  context: { language: 'language' },
  request: object({ state: optional(picklist(['', ...redemptionStates]), ''), ...page }),
  reply: pipe(
    object({
      list: list(redemption, 100),
      totalPages: count(1),
      asOf: countOrNull(),
    }),
    transform(({ list: redemptions, totalPages, asOf }) => ({
      redemptions,
      pages: totalPages,
      asOf,
    })),
  ),
});

const pointRecord = pipe(
  object({
    txId: identifier(),
    entryKind: wordOrNull(pointEntryKinds),
    txTypeName: text(100),
    txTimeInTimestamp: time(),
    amount: pointsOrNull(),
    currentAvailBalance: pointsOrNull(),
    orderNo: textOrNull(100),
    remark: text(500),
  }),
  transform((wire) => ({
    id: wire.txId,
    kind: wire.entryKind,
    name: wire.txTypeName,
    at: wire.txTimeInTimestamp,
    points: wire.amount,
    balance: wire.currentAvailBalance,
    orderNo: wire.orderNo,
    remark: wire.remark,
  })),
);
export type PointRecord = InferOutput<typeof pointRecord>;

/**
 * Everything that changed the points of the member, newest first: the account record (`getAccountRecords`) of points, which
 * shares its path and is chosen by the constant `codeTypes`. `points` is the change and `balance` the number
 * of points after it; null when they are unknown.
 */
export const getPointRecords = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  moduleId: 'MEMTRANS3',
  token: 'required',
  constants: { codeTypes: 'point' },
  chosenBy: 'codeTypes',
  context: { language: 'language' },
  request: object(page),
  reply: pipe(
    object({
      list: list(pointRecord, 100),
      totalPages: count(1),
      asOf: countOrNull(),
    }),
    transform(({ list: records, totalPages, asOf }) => ({ records, pages: totalPages, asOf })),
  ),
});

const address = pipe(
  object({ addressId: identifier(), receivingAddress: text(300), phone: text(40) }),
  transform(({ addressId, receivingAddress, phone }) => ({
    id: addressId,
    address: receivingAddress,
    phone,
  })),
);
export type PointAddress = InferOutput<typeof address>;

const addresses = pipe(
  object({ list: list(address, 20) }),
  transform(({ list: kept }) => kept),
);

/** The receiving addresses that the member keeps, the one used last first. */
export const getPointAddresses = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/points/addresses',
  request: object({}),
  reply: addresses,
});

/** Removes an address from the address book, and replies with the others. */
export const removePointAddress = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/points/addresses/remove',
  wireNames: { id: 'addressId' },
  request: object({ id: pipe(string(), trim(), minLength(1), maxLength(60)) }),
  reply: addresses,
});
