import * as calls from '#protocol/calls/records/account-records.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { handle } from '../http/request-context.ts';
import { cashAccountsOf, vendorOfAccount } from '../ledger/ledger.ts';
import { type AccountRow, selectAccountRows, selectAccountSums } from './account-records.ts';
import { readOrderFacts, wireFacts } from './order-facts.ts';
import { asOfOf, nextKey, recordPageOf } from './record-page.ts';

type Orders = Awaited<ReturnType<typeof readOrderFacts>>;

/** An entry in wire shape. The number of a type is its place in the list of codes, from 1. */
function wireRecord(row: AccountRow, orders: Orders) {
  return {
    txId: row.id,
    txTypeId: entryCodes.indexOf(row.code) + 1,
    txTypeName: row.code,
    codeType: row.code,
    entryKind: row.kind,
    txTimeInTimestamp: row.created_at,
    orderNo: row.order_no,
    remark: row.remark,
    currentAvailBalance: toPesos(row.balance),
    amount: toPesos(row.amount),
    vassalage: vendorOfAccount(row.account_id),
    ...wireFacts(orders.get(row.cause_id)),
  };
}

function wireTotal(income: Centavos, outgo: Centavos) {
  return { income: toPesos(income), outgo: toPesos(outgo) };
}

export const getAccountRecords = handle(calls.getAccountRecords, async (request, context) => {
  const { report, member, now } = context;
  const { from, to, code, order = '', size } = request;
  const asOf = asOfOf(request, now);
  const { count, income, outgo, rows, orders } = await report(member.id, async (sql) => {
    const accounts = await cashAccountsOf(sql, member.id);
    const filter = { accounts, from, to, asOf, code, order };
    const sums = await selectAccountSums(sql, filter).executeTakeFirstOrThrow();
    const page = recordPageOf(request, sums.count);
    const read = await selectAccountRows(sql, filter, page).execute();
    const facts = await readOrderFacts({ ...context, sql }, read, member.id);
    return { ...sums, rows: read, orders: facts };
  });
  const sum = (sign: number) =>
    rows.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  const keys = rows.map(({ created_at: at, id }) => ({ at, id }));
  return {
    list: rows.map((row) => wireRecord(row, orders)),
    total: count,
    totalPages: Math.ceil(count / size),
    footer: wireTotal(income, outgo),
    pageFooter: wireTotal(sum(1), sum(-1)),
    asOf,
    next: nextKey(keys, request, count),
  };
});
