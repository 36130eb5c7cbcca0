import { depositFeeOf } from '#protocol/model/cashier/deposit-channel.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import type { OrderState } from '#protocol/vocabulary/entry-kind.ts';
import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { RequestContext } from '../http/request-context.ts';
import { shownName } from '../mask-mobile.ts';
import { maskAccountNumber, payoutAccountsById } from '../payout-accounts/payout-accounts.ts';
import type { AccountRow } from './account-records.ts';

/** The order that an entry belongs to: its other side, how it stands, and its fee in centavos; null where it has none. */
interface OrderFacts {
  readonly other: string;
  readonly state: OrderState;
  readonly fee: Centavos | null;
}

type Facts = readonly (readonly [id: string, facts: OrderFacts])[];
type Context = Pick<RequestContext, 'sql' | 'vault' | 'language'>;

const openDeposits: readonly DepositState[] = ['created', 'pending', 'review'];
const paidWithdrawals: readonly WithdrawalState[] = ['paid', 'confirmed', 'compensated'];
const endedWithdrawals: readonly WithdrawalState[] = ['cancelled', 'rejected', 'released'];

async function depositFacts({ sql }: Context, ids: readonly string[]): Promise<Facts> {
  const rows = await sql
    .selectFrom('deposit')
    .innerJoin('deposit_channel', 'deposit_channel.code', 'deposit.channel')
    .select(['id', 'name', 'state', 'amount', 'received', 'deposit.fee_rate', 'deposit.fee_fixed'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, name, state, amount, received, fee_rate: feeRate, ...rest }) => {
    const fee = depositFeeOf({ feeRate, feeFixed: rest.fee_fixed }, received ?? amount);
    const ended = state === 'paid' ? 'done' : 'returned';
    return [id, { other: name, state: openDeposits.includes(state) ? 'open' : ended, fee }];
  });
}

async function withdrawalFacts(context: Context, ids: readonly string[]): Promise<Facts> {
  const rows = await context.sql
    .selectFrom('withdrawal')
    .select(['id', 'state', 'charge', 'returned', 'payout_account_id'])
    .where('id', 'in', ids)
    .execute();
  const accounts = await payoutAccountsById(
    context,
    rows.map((row) => row.payout_account_id),
  );
  return rows.map(({ id, state, charge, returned, payout_account_id: accountId }) => {
    const account = accounts.find((one) => one.id === accountId);
    const other = account ? `${account.bank_name} ${maskAccountNumber(account.number)}` : '';
    const ended = endedWithdrawals.includes(state) ? 'returned' : 'open';
    // Money that came back was not charged.
    const fee = returned > 0 ? 0 : charge;
    return [id, { other, state: paidWithdrawals.includes(state) ? 'done' : ended, fee }];
  });
}

async function transferFacts(
  { sql }: Context,
  ids: readonly string[],
  memberId: string,
): Promise<Facts> {
  const rows = await sql
    .selectFrom('upline_transfer')
    .innerJoin('member', (on) =>
      on.on((of) =>
        of.or([
          of.and([of('from_id', '=', memberId), of('member.id', '=', of.ref('to_id'))]),
          of.and([of('to_id', '=', memberId), of('member.id', '=', of.ref('from_id'))]),
        ]),
      ),
    )
    .select(['upline_transfer.id', 'state', 'username'])
    .where('upline_transfer.id', 'in', ids)
    .execute();
  return rows.map(({ id, state, username }) => [
    id,
    { other: shownName(username), state, fee: null },
  ]);
}

async function redemptionFacts({ sql, language }: Context, ids: readonly string[]): Promise<Facts> {
  const rows = await sql
    .selectFrom('redemption')
    .select(['id', 'names', 'state'])
    .where('id', 'in', ids)
    .execute();
  const stateOf = { inProcess: 'open', approved: 'done', rejected: 'returned' } as const;
  return rows.map(({ id, names, state }) => [
    id,
    { other: names[language], state: stateOf[state], fee: null },
  ]);
}

/** Reads the orders of entries, by the id of the order. Entries of other causes have none. */
export async function readOrderFacts(
  context: Context,
  rows: readonly AccountRow[],
  memberId: string,
): Promise<ReadonlyMap<string, OrderFacts>> {
  const idsOf = (table: string) => [
    ...new Set(rows.filter((row) => row.cause_table === table).map((row) => row.cause_id)),
  ];
  const read = async (table: string, facts: (ids: readonly string[]) => Promise<Facts>) => {
    const ids = idsOf(table);
    return ids.length === 0 ? [] : facts(ids);
  };
  return new Map([
    ...(await read('deposit', (ids) => depositFacts(context, ids))),
    ...(await read('withdrawal', (ids) => withdrawalFacts(context, ids))),
    ...(await read('upline_transfer', (ids) => transferFacts(context, ids, memberId))),
    ...(await read('redemption', (ids) => redemptionFacts(context, ids))),
  ]);
}

/** The order of an entry in wire shape. */
export function wireFacts(facts: OrderFacts | undefined) {
  if (!facts) return { otherSide: null, orderState: null, fee: null };
  const { other, state, fee } = facts;
  return {
    otherSide: other === '' ? null : other,
    orderState: state,
    fee: fee === null ? null : toPesos(fee),
  };
}
