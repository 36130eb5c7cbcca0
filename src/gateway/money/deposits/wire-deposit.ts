import type { WireReplyOf } from '#contract/call.ts';
import type { getDeposit } from '#contract/calls/cashier/deposits.ts';
import { depositFeeOf } from '#contract/model/cashier/deposit-channel.ts';
import { toPesos } from '#contract/model/money.ts';
import { mediaRoot } from '#contract/paths.ts';
import { depositFailures, depositReviews } from '#contract/vocabulary/deposit-state.ts';
import type { Sql } from '../../store/database.ts';
import { findUpload, signedAddress } from '../../uploads/uploads.ts';
import type { Channel } from './deposit-channels.ts';
import type { DepositPlace } from '../../store/tables/money/deposit-tables.ts';
import type { DepositRow } from './move-deposit.ts';

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
  sql: Sql,
  row: DepositRow,
  channel: Channel,
  now: number,
): Promise<WireDeposit> {
  const common = shared(row, channel, now);
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
