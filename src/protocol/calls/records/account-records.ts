import {
  fallback,
  type InferOutput,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  transform,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { usualSize } from '../../model/bet.ts';
import { orderNumber, recordPage, withinLongestPeriod } from '../../model/record-period.ts';
import { countOrNull } from '../../model/readers/count.ts';
import { wordOrNull } from '../../model/readers/word.ts';
import { time } from '../../model/readers/time.ts';
import { type MaybeCentavos, pesosOrNull, sumOrNull } from '../../model/readers/unknown-money.ts';
import { identifier, list, text, textOrNull } from '../../model/wire.ts';
import { type EntryCode, entryCodes } from '../../vocabulary/entry-code.ts';
import { type EntryKind, entryKinds, orderStates } from '../../vocabulary/entry-kind.ts';

/** A code of the account record, or empty text for all. */
const codeFilter = picklist(['', ...entryCodes]);

function codeNamed(name: string): EntryCode | null {
  return entryCodes.find((code) => code === name.toLowerCase()) ?? null;
}

function kindNamed(name: string): EntryKind | null {
  return entryKinds.find((kind) => kind.toLowerCase() === name.toLowerCase()) ?? null;
}

/**
 * An entry of the account record. Amounts in centavos, null when they are unknown: `amount` is negative for money that leaves the balance, `balance`
 * is the balance of the wallet after the entry, which is the main one unless `vendor` names another. `code` and `kind` are null for a gateway that does not send them; `name` is its name
 * of the type then. `other` is the other side of its order, such as a member, a bank account or an item; `state` says how the order stands, and
 * `fee` is its fee. All three are null for entries without an order.
 */
const record = pipe(
  object({
    txId: identifier(),
    txTypeName: text(100),
    codeType: text(40),
    entryKind: text(40),
    txTimeInTimestamp: time(),
    orderNo: textOrNull(100),
    remark: text(500),
    currentAvailBalance: pesosOrNull(),
    amount: pesosOrNull(),
    vassalage: textOrNull(40),
    otherSide: textOrNull(200),
    orderState: wordOrNull(orderStates),
    fee: nullish(pesosOrNull(), null),
  }),
  transform((wire) => ({
    id: wire.txId,
    name: wire.txTypeName,
    code: codeNamed(wire.codeType),
    kind: kindNamed(wire.entryKind),
    at: wire.txTimeInTimestamp,
    orderNo: wire.orderNo,
    remark: wire.remark,
    balance: wire.currentAvailBalance,
    amount: wire.amount,
    vendor: wire.vassalage,
    other: wire.otherSide,
    state: wire.orderState,
    fee: wire.fee,
  })),
);

export type AccountRecord = InferOutput<typeof record>;

/** Sums of entries in centavos: what came in and what went out, both from 0. A sum over an unknown amount is null. */
export interface AccountTotal {
  readonly in: MaybeCentavos;
  readonly out: MaybeCentavos;
}

const footer = pipe(
  object({ income: pesosOrNull(), outgo: pesosOrNull() }),
  transform(({ income, outgo }): AccountTotal => ({ in: income, out: outgo })),
);

function totalOf(records: readonly AccountRecord[]): AccountTotal {
  const sum = (sign: number) =>
    sumOrNull(records.map(({ amount }) => (amount === null ? null : Math.max(0, sign * amount))));
  return { in: sum(1), out: sum(-1) };
}

/**
 * Everything that changed the member's balance, newest first. Pages as in `recordPage`; `code` and `order` do not
 * apply when they are empty. `total`, `pageTotal`, `count`, `asOf` and `next` are as in `betPage`.
 */
export const getAccountRecords = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  aliases: ['/wps/relay/ODS2_MemberTransaction'],
  moduleId: 'MEMTRANS3',
  token: 'required',
  wireNames: { code: 'codeTypes', from: 'startTime', to: 'endTime', order: 'orderNoSearch' },
  constants: { subordinateName: '' },
  context: { language: 'language' },
  request: pipe(
    object({ ...recordPage, code: optional(codeFilter, ''), order: orderNumber }),
    withinLongestPeriod(),
  ),
  reply: pipe(
    object({
      list: list(record, 100),
      totalPages: countOrNull(),
      total: countOrNull(),
      footer: fallback(nullish(footer, null), null),
      pageFooter: fallback(nullish(footer, null), null),
      asOf: countOrNull(),
      next: textOrNull(60),
    }),
    transform(
      ({ list: records, totalPages, total: count, footer: total, pageFooter, ...rest }) => ({
        records,
        pages: totalPages ?? Math.max(1, Math.ceil((count ?? records.length) / usualSize)),
        count,
        total,
        pageTotal: pageFooter ?? totalOf(records),
        asOf: rest.asOf,
        next: rest.next,
      }),
    ),
  ),
});
