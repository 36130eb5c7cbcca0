import * as calls from '#protocol/calls/rewards/point-lists.ts';
import * as pointCalls from '#protocol/calls/rewards/points.ts';
import { toPesos } from '#protocol/model/money.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { pointRatesOf, pointRecords } from '../points/points.ts';
import { dayOf } from '#protocol/model/market-day.ts';
import { addressesOf, removeAddress } from './address-book.ts';
import { exchangeRates } from './convert-points.ts';
import { wireRedemptions } from './describe-redemption.ts';

export const getPointConfig = handle(pointCalls.getPointConfig, async (_, { sql, now }) => ({
  earnRules: (await pointRatesOf(sql, dayOf(now))).map(({ category, turnover }) => ({
    gameType: category,
    turnover: toPesos(turnover),
  })),
  exchangeRates: (await exchangeRates(sql)).map(({ least, rate }) => ({
    minPoints: least,
    amountPerHundred: toPesos(rate),
  })),
}));

export const getRedeemPointList = handle(calls.getRedeemPointList, async (request, context) => {
  const { sql, vault, member, language, now } = context;
  const { state, page, size } = request;
  const asOf = Math.min(request.asOf ?? now, now);
  let own = sql
    .selectFrom('redemption')
    .where('member_id', '=', member.id)
    .where('created_at', '<=', asOf);
  if (state !== '') own = own.where('state', '=', state);
  const { count } = await own
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    list: await wireRedemptions({ sql, vault }, member.id, rows, language),
    totalPages: Math.ceil(count / size),
    asOf,
  };
});

export const getPointRecords = handle(calls.getPointRecords, async (request, context) => {
  const { read, member, now } = context;
  const { page, size } = request;
  const asOf = Math.min(request.asOf ?? now, now);
  const wanted = { memberId: member.id, asOf, size, offset: (page - 1) * size };
  const { count, rows } = await read((sql) => pointRecords(sql, wanted));
  return {
    list: rows.map((row) => ({
      txId: row.id,
      entryKind: row.kind,
      txTypeName: row.kind,
      txTimeInTimestamp: row.created_at,
      amount: row.amount,
      currentAvailBalance: row.balance,
      orderNo: row.cause_table === 'redemption' ? row.cause_id : null,
      remark: row.remark,
    })),
    totalPages: Math.ceil(count / size),
    asOf,
  };
});

/** The address book in wire shape. */
async function wireAddresses(context: RequestContext) {
  const kept = await addressesOf(context, context.member.id);
  return {
    list: kept.map(({ id, address, phone }) => ({
      addressId: id,
      receivingAddress: address,
      phone,
    })),
  };
}

export const getPointAddresses = handle(calls.getPointAddresses, (_, context) =>
  wireAddresses(context),
);

export const removePointAddress = handle(calls.removePointAddress, async ({ id }, context) => {
  await removeAddress(context, context.member.id, id);
  return wireAddresses(context);
});
