import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { ConfirmCause, WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import type { Sql } from '../../store/database.ts';
import { type Entry, recordStep } from '../../ledger/ledger.ts';
import type { Actor } from '../../store/tables/money/money-tables.ts';
import { clearingAccount } from '../../providers/providers.ts';
import { byHand, holdAccount } from '../../withdrawals/withdrawals.ts';

const minute = 60_000;
const confirmMs = 24 * 60 * minute;

/** A withdrawal of the past, which was paid by hand. Minutes count back from now. */
export interface PastWithdrawal {
  readonly kind: 'withdrawal';
  readonly minutesAgo: number;
  readonly centavos: Centavos;
  readonly remark: string;
  readonly state: 'requested' | 'taken' | 'rejected' | 'paid' | 'disputed' | 'confirmed';
  /** Reason of a rejection. */
  readonly reason?: string;
  /** Cause of a confirmation. The member by default. */
  readonly confirmedBy?: ConfirmCause;
  /** The amount that the member has received, as stated in a dispute. */
  readonly received?: Centavos;
}

/** A withdrawal to load, with its id and its time. */
interface Loaded {
  readonly id: string;
  readonly memberId: string;
  readonly event: PastWithdrawal;
  /** Epoch milliseconds. */
  readonly at: number;
}

type Step = readonly [state: WithdrawalState, actor: Actor, minutesLater: number];

const opening: readonly Step[] = [
  ['requested', 'member', 0],
  ['taken', 'operator', 4],
];
const payment: readonly Step[] = [
  ...opening,
  ['approved', 'operator', 9],
  ['paying', 'operator', 14],
  ['paid', 'operator', 15],
];

/** The steps of a withdrawal that is in a state, with the minutes since its request. */
const timelines: Readonly<Record<PastWithdrawal['state'], readonly Step[]>> = {
  requested: opening.slice(0, 1),
  taken: opening,
  rejected: [...opening, ['rejected', 'operator', 12]],
  paid: payment,
  disputed: [...payment, ['disputed', 'member', 190]],
  confirmed: payment,
};

const isPaid = ({ state }: PastWithdrawal) => ['paid', 'disputed', 'confirmed'].includes(state);

/** Returns whether the money of a withdrawal has left the balance. */
export function hasLeft({ state }: PastWithdrawal): boolean {
  return state !== 'rejected';
}

const lastActors = { player: 'member', clock: 'job', operator: 'operator' } as const;

function stepsOf({ state, confirmedBy = 'player' }: PastWithdrawal): readonly Step[] {
  const steps = timelines[state];
  if (state !== 'confirmed') return steps;
  const later = confirmedBy === 'player' ? 42 : 15 + confirmMs / minute;
  return [...steps, ['confirmed', lastActors[confirmedBy], later]];
}

function entry(
  { id, event, at }: Loaded,
  [kind, key, from, to]: readonly ['hold' | 'release' | 'payout', string, string, string],
  [actor, minutesLater]: readonly [Actor, number],
): Entry {
  return {
    key: `withdrawal:${id}:${key}`,
    kind,
    at: at + minutesLater * minute,
    postings: [
      { account: from, amount: -event.centavos },
      { account: to, amount: event.centavos },
    ],
    cause: { table: 'withdrawal', id },
    actor,
    orderNo: id,
    remark: event.remark,
  };
}

/** The entries of a withdrawal: it is held, and then paid or released. */
export function withdrawalEntries(loaded: Loaded): Entry[] {
  const { id, memberId, event } = loaded;
  const hold = holdAccount(id);
  const held = entry(loaded, ['hold', 'hold', memberId, hold], ['member', 0]);
  if (isPaid(event)) {
    const to = clearingAccount(byHand);
    return [held, entry(loaded, ['payout', 'payout:1', hold, to], ['operator', 15])];
  }
  if (event.state !== 'rejected') return [held];
  return [held, entry(loaded, ['release', 'release', hold, memberId], ['operator', 12])];
}

/** The accounts that the entries of a withdrawal need beside the cash of the member. */
export function withdrawalAccounts({ id, memberId }: Pick<Loaded, 'id' | 'memberId'>) {
  return [
    { id: holdAccount(id), kind: 'hold' as const, balance: 0, member_id: memberId },
    { id: clearingAccount(byHand), kind: 'clearing' as const, balance: 0, member_id: null },
  ];
}

function row({ id, memberId, event, at }: Loaded, accountId: string) {
  const { centavos: amount, state, reason = '', confirmedBy = 'player', received } = event;
  const [, , last = 0] = stepsOf(event).at(-1) ?? [];
  const paidAt = isPaid(event) ? at + 15 * minute : null;
  return {
    id,
    member_id: memberId,
    key: uuid(),
    payout_account_id: accountId,
    amount,
    charge: 0,
    state,
    paid: paidAt === null ? 0 : amount,
    returned: state === 'rejected' ? amount : 0,
    reason,
    created_at: at,
    changed_at: at + last * minute,
    paid_at: paidAt,
    confirm_by: paidAt === null ? null : paidAt + confirmMs,
    confirm_cause: state === 'confirmed' ? confirmedBy : null,
    dispute_kind: state === 'disputed' ? ('partly' as const) : null,
    dispute_received: state === 'disputed' ? (received ?? 0) : null,
    dispute_pictures: '[]',
  };
}

async function insertSteps(sql: Sql, { id, event, at }: Loaded): Promise<void> {
  const subject = { table: 'withdrawal', id } as const;
  let from: WithdrawalState | null = null;
  for (const [to, actor, later] of stepsOf(event)) {
    const reason = to === 'rejected' ? (event.reason ?? '') : '';
    const money = to === 'requested' || to === 'paid' ? { amount: event.centavos } : {};
    await recordStep(sql, { subject, from, to, actor, at: at + later * minute, reason, ...money });
    from = to;
  }
}

/** Adds the rows of a withdrawal to an account. Its entries are posted apart. Call inside a transaction. */
export async function addPastWithdrawal(
  sql: Sql,
  loaded: Loaded,
  accountId: string,
): Promise<void> {
  const { id, event, at } = loaded;
  await sql.insertInto('withdrawal').values(row(loaded, accountId)).execute();
  await insertSteps(sql, loaded);
  if (!isPaid(event)) return;
  await sql
    .insertInto('withdrawal_part')
    .values({
      withdrawal_id: id,
      n: 1,
      amount: event.centavos,
      provider: byHand,
      state: 'paid',
      reference: event.remark,
      began_at: at + 14 * minute,
      ended_at: at + 15 * minute,
      ask_at: null,
    })
    .execute();
}
