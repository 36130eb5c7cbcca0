import * as calls from '#protocol/calls/rewards/points.ts';
import { toCentavos, toPesos } from '#protocol/model/money.ts';
import { mediaRoot } from '#protocol/paths.ts';
import { checkWithdrawalPassword } from '../accounts/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import { balanceOfPoints } from '../points/points.ts';
import { convertPoints } from './convert-points.ts';
import { wireRedemption } from './describe-redemption.ts';
import { findByKey } from './find-redemption.ts';
import { checkWanted, findItem, redeemItem, type WantedItem } from './redeem-item.ts';

/** Refusal `redemption_incomplete` without a password, and the refusals of `checkWithdrawalPassword`. */
async function checkPassword(context: RequestContext, typed: string): Promise<void> {
  if (typed === '') throw new Refusal(200, 'redemption_incomplete');
  await checkWithdrawalPassword(context, context.member.id, typed);
}

export const getPointBalance = handle(calls.getPointBalance, (_, { sql, member }) =>
  balanceOfPoints(sql, member.id),
);

export const getPointReward = handle(calls.getPointReward, async (request, context) => {
  const { kind, page, size } = request;
  let items = context.sql.selectFrom('point_item').where('enabled', '=', true);
  if (kind !== '') items = items.where('kind', '=', kind);
  const { count } = await items
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await items
    .selectAll()
    .orderBy('sort')
    .orderBy('code')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    list: rows.map((row) => ({
      rewardId: row.code,
      rewardType: row.kind,
      rewardName: row.names[context.language],
      description: row.descriptions[context.language],
      imageUrl: `${mediaRoot}/rewards/${row.code}.svg`,
      points: row.points,
      amount: toPesos(row.amount),
      payAmount: toPesos(row.pays),
      stock: row.stock,
      maxQuantity: row.most,
      needAddress: row.is_sent,
    })),
    totalPages: Math.ceil(count / size),
  };
});

/** The wanted item of a request. */
function wantedOf(
  request: Parameters<typeof redeemPointReward.handle>[0],
  { member }: RequestContext,
): WantedItem {
  const { key, item, type, quantity, points, address, phone, remark } = request;
  return {
    memberId: member.id,
    key,
    item,
    type,
    quantity,
    points,
    amount: toCentavos(request.amount),
    account: member.username,
    delivery: { address, phone },
    remark,
    keepAddress: request.keepAddress,
  };
}

export const redeemPointReward = handle(calls.redeemPointReward, async (request, context) => {
  requireTrueAccount(context.member);
  const { sql, vault, now, language } = context;
  const wanted = wantedOf(request, context);
  const known = await findByKey(sql, wanted);
  if (known) return wireRedemption({ sql, vault }, known, language);
  if (request.account !== wanted.account) throw new Refusal(200, 'redemption_incorrect');
  checkWanted(await findItem(sql, wanted.item), wanted);
  await checkPassword(context, request.withdrawalPassword);
  const redeemed = await context.transaction((within) =>
    redeemItem({ sql: within, vault }, wanted, now),
  );
  return wireRedemption({ sql, vault }, redeemed, language);
});

export const convertPoint = handle(calls.convertPoint, async (request, context) => {
  requireTrueAccount(context.member);
  const { sql, vault, member, settings, now, language } = context;
  const { key, points } = request;
  const amount = toCentavos(request.amount);
  const wanted = { memberId: member.id, key, points, amount, account: member.username };
  const known = await findByKey(sql, { ...wanted, item: null, quantity: 1 });
  if (known) return wireRedemption({ sql, vault }, known, language);
  await checkPassword(context, request.withdrawalPassword);
  const converted = await context.transaction((within) =>
    convertPoints(within, { ...wanted, conditions: settings.rewardConditions }, now),
  );
  return wireRedemption({ sql, vault }, converted, language);
});
