import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { DepositState } from '#protocol/vocabulary/deposit-state.ts';
import type { Sql } from '../../store/database.ts';
import { type Entry, recordStep } from '../../ledger/ledger.ts';
import type { Actor } from '../../store/tables/money/money-tables.ts';
import { bankProvider, clearingAccount } from '../../providers/providers.ts';

const minute = 60_000;
const lifeMs = 15 * minute;

/** Stands for the provider of past payments, which has no statement. */
const pastProvider = 'demo';

/** A deposit of the past. Minutes count back from now to its beginning. */
export interface PastDeposit {
  readonly kind: 'deposit';
  readonly minutesAgo: number;
  readonly centavos: Centavos;
  /** Name of the channel. */
  readonly remark: string;
  /** Code of a channel without a fee. */
  readonly channel: string;
  readonly state: 'paid' | 'failed' | 'expired' | 'cancelled' | 'review';
  /** The time until it was paid, in seconds. */
  readonly tookSeconds?: number;
  /** Reference of a bank transfer. */
  readonly bankReference?: string;
}

/** A deposit to load, with its id and its time. */
interface Loaded {
  readonly id: string;
  readonly memberId: string;
  readonly event: PastDeposit;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Returns whether the money of a deposit is in the balance. */
export function hasArrived({ state }: PastDeposit): boolean {
  return state === 'paid';
}

/** The id of a deposit that was begun at a time: ids are ordered by it. */
export function pastDepositId(at: number): string {
  return uuid({ msecs: at });
}

function providerOf({ bankReference }: PastDeposit): string {
  return bankReference === undefined ? pastProvider : bankProvider;
}

function endOf({ event, at }: Loaded): number {
  const { state, tookSeconds = 40 } = event;
  return at + (state === 'expired' ? lifeMs : tookSeconds * 1000);
}

const actors: Readonly<Record<PastDeposit['state'], Actor>> = {
  paid: 'provider',
  failed: 'provider',
  expired: 'job',
  cancelled: 'member',
  review: 'member',
};

const reasons: Readonly<Partial<Record<DepositState, string>>> = {
  failed: 'declined',
  review: 'proof',
};

/** The entries of a deposit: one when it was paid. */
export function depositEntries(loaded: Loaded): Entry[] {
  const { id, memberId, event } = loaded;
  if (!hasArrived(event)) return [];
  return [
    {
      key: `deposit:${id}:paid`,
      kind: 'deposit',
      at: endOf(loaded),
      postings: [
        { account: clearingAccount(providerOf(event)), amount: -event.centavos },
        { account: memberId, amount: event.centavos },
      ],
      cause: { table: 'deposit', id },
      actor: providerOf(event) === bankProvider ? 'operator' : 'provider',
      orderNo: id,
      remark: event.remark,
    },
  ];
}

/** The account that the entries of a deposit need beside the cash of the member. */
export function depositAccounts({ event }: Pick<Loaded, 'event'>) {
  const id = clearingAccount(providerOf(event));
  return [{ id, kind: 'clearing' as const, balance: 0, member_id: null }];
}

/** Adds the rows of a deposit. Its entries are posted apart. Call inside a transaction. */
export async function addPastDeposit(sql: Sql, loaded: Loaded): Promise<void> {
  const { id, memberId, event, at } = loaded;
  const { state, centavos: amount, bankReference = null } = event;
  const isPaid = hasArrived(event);
  const end = endOf(loaded);
  const reason = reasons[state] ?? '';
  await sql
    .insertInto('deposit')
    .values({
      id,
      member_id: memberId,
      key: uuid(),
      channel: event.channel,
      provider: providerOf(event),
      amount,
      fee_rate: 0,
      fee_fixed: 0,
      received: isPaid ? amount : null,
      added: isPaid ? amount : null,
      state,
      reason,
      reference: bankReference === null ? `PAST${id}` : null,
      bank_reference: bankReference,
      pictures: '[]',
      created_at: at,
      changed_at: end,
      expires_at: at + lifeMs,
      ask_at: null,
    })
    .execute();
  const subject = { table: 'deposit', id } as const;
  await recordStep(sql, { subject, from: null, to: 'pending', actor: 'member', at, amount });
  const actor = actors[state];
  await recordStep(sql, { subject, from: 'pending', to: state, actor, at: end, reason, amount });
}
