import type { WireReplyOf } from '#protocol/call.ts';
import type { getDeposit } from '#protocol/calls/cashier/deposits.ts';
import { depositFeeOf } from '#protocol/model/cashier/deposit-channel.ts';
import { toPesos } from '#protocol/model/money.ts';
import { mediaRoot } from '#protocol/paths.ts';
import { depositFailures, depositReviews } from '#protocol/vocabulary/deposit-state.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';
import { worded } from '../store/worded.ts';
import { findUpload, signedAddress } from '../uploads/uploads.ts';
import { depositBonusKey } from '../bonuses/bonuses.ts';
import type { Channel } from './deposit-channels.ts';
import type { DepositPlace } from '../store/tables/money/deposit-tables.ts';
import type { DepositRow } from './move-deposit.ts';

type Context = Pick<RequestContext, 'sql' | 'now' | 'language'>;

/** A deposit in wire shape. */
type WireDeposit = WireReplyOf<typeof getDeposit>;

/** Address of the picture of a channel. */
export function channelLogo({ logo }: Pick<Channel, 'logo'>): string {
  return `${mediaRoot}/banks/${logo}.svg`;
}

function wirePlace(place: DepositPlace) {
  if (place.way !== 'transfer') return place;
  const { way, reference, bank, holder, number } = place;
  return { way, reference, bankName: bank, payeeName: holder, accountNumber: number };
}

async function addressesOf(sql: Sql, { pictures }: DepositRow, now: number): Promise<string[]> {
  const uploads = await Promise.all(pictures.map((id) => findUpload(sql, id)));
  return uploads.flatMap((upload) => (upload ? [signedAddress(upload, now)] : []));
}

/** The bonus that a deposit was made with: the one that was given, or the rule before. */
async function bonusOf({ id, state, bonus_id: rule }: DepositRow, { sql, language }: Context) {
  if (rule === null) return null;
  const given = await sql
    .selectFrom('bonus')
    .select([worded('titles', language).as('title'), 'amount', 'goal', 'turnover'])
    .where('key', '=', depositBonusKey(id))
    .executeTakeFirst();
  if (given) {
    const { title, amount, goal, turnover } = given;
    const turnoverDone = toPesos(Math.min(turnover, goal));
    return { title, amount: toPesos(amount), turnoverGoal: toPesos(goal), turnoverDone };
  }
  const chosen = await sql
    .selectFrom('bonus_rule')
    .select(worded('titles', language).as('title'))
    .where('id', '=', rule)
    .executeTakeFirst();
  return chosen ? { title: chosen.title, amount: state === 'paid' ? 0 : null } : null;
}

function shared(row: DepositRow, channel: Channel, now: number) {
  const fee = depositFeeOf(
    { feeRate: row.fee_rate, feeFixed: row.fee_fixed },
    row.received ?? row.amount,
  );
  return {
    depositId: row.id,
    orderNo: row.id,
    channelCode: channel.code,
    channelName: channel.name,
    type: channel.kind,
    icon: channelLogo(channel),
    opensInFrame: channel.in_frame,
    amount: toPesos(row.amount),
    charge: toPesos(fee),
    createTime: row.created_at,
    updateTime: row.changed_at,
    serverTime: now,
    bonusId: row.bonus_id,
    cancellable: row.state === 'created' || row.state === 'pending',
  };
}

/** Writes a deposit in wire shape. `channel` is the channel of the deposit. */
export async function wireDeposit(
  row: DepositRow,
  channel: Channel,
  context: Context,
): Promise<WireDeposit> {
  const { sql, now } = context;
  const common = { ...shared(row, channel, now), bonus: await bonusOf(row, context) };
  const receivedAmount = toPesos(row.received ?? 0);
  const { reason } = row;
  switch (row.state) {
    case 'pending': {
      const payment = wirePlace(row.place ?? { way: 'counter', code: '' });
      return { ...common, state: 'pending', expireTime: row.expires_at, payment };
    }
    case 'paid': {
      const addedAmount = toPesos(row.added ?? 0);
      return { ...common, state: 'paid', receivedAmount, addedAmount, paidLate: row.late };
    }
    case 'failed': {
      const failure = depositFailures.find((word) => word === reason) ?? null;
      return { ...common, state: 'failed', failure };
    }
    case 'review':
      return {
        ...common,
        state: 'review',
        review: depositReviews.find((word) => word === reason) ?? null,
        receivedAmount: row.received === null ? null : receivedAmount,
        bankReference: row.bank_reference,
        pictures: await addressesOf(sql, row, now),
      };
    case 'returned':
    case 'reversed':
      return { ...common, state: row.state, receivedAmount, reason };
    case 'created':
    case 'expired':
    case 'cancelled':
      return { ...common, state: row.state };
  }
}
