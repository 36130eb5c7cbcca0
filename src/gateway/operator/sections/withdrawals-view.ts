import { maskName } from '../../accounts/accounts.ts';
import { maskAccountNumber } from '../../payout-accounts/payout-accounts.ts';
import type { listWithdrawals } from '../../withdrawals/withdrawals.ts';
import type { Action, Field } from '../view.ts';
import { action, choices, field, inPesos, look, member, required, row } from '../view-parts.ts';
import { state, time, withReason } from '../view-parts.ts';

type Listed = Awaited<ReturnType<typeof listWithdrawals>>[number];

const forMember = 'The member reads the reason.';

function payFields(left: number, providers: readonly string[]): Field[] {
  return [
    required({ name: 'amount', label: 'Pesos', type: 'number', value: String(left) }),
    required({
      name: 'provider',
      label: 'Provider',
      type: 'choice',
      value: providers[0] ?? 'hand',
      options: choices([...providers, 'hand']),
    }),
    field({ name: 'reference', label: 'Reference, for a payment by hand' }),
  ];
}

/** Decisions about the payments that a provider refused and reported later as made. */
function lateActions({ id, parts }: Listed): Action[] {
  return parts
    .filter(({ isLate }) => isLate)
    .flatMap(({ n }) =>
      [true, false].map((wasPaid) => {
        const label = `Payment ${n} was ${wasPaid ? '' : 'not '}made`;
        const decision = { label, path: `withdrawals/${id}/late`, body: { n, wasPaid } };
        return withReason(`${label}?`, { ...decision, done: 'The decision is kept.' });
      }),
    );
}

function actionsOf(one: Listed, providers: readonly string[]): Action[] {
  const to = (name: string) => `withdrawals/${one.id}/${name}`;
  const question = `The payment to ${one.username}`;
  const fields = payFields(one.left, providers);
  const pay = (label: string) =>
    action({ label, path: to('pay'), question, fields, done: 'Paid.' });
  const reasoned = (label: string, name: string, done: string, asked = forMember) =>
    withReason(asked, { label, path: to(name), done });
  const reject = reasoned('Reject', 'reject', 'Rejected.');
  const byState: Partial<Record<string, Action[]>> = {
    requested: [action({ label: 'Take', path: to('take'), done: 'Taken.' })],
    taken: [action({ label: 'Approve', path: to('approve'), done: 'Approved.' }), reject],
    approved: [pay('Pay'), reject],
    paying: [pay('Pay')],
    failed: [pay('Pay again'), reasoned('Release', 'release', 'The money is back.')],
    paid: [reasoned('Count as received', 'confirm', 'Confirmed.', 'It counts as received.')],
    disputed: [pay('Pay the rest'), reasoned('Refuse', 'confirm', 'Refused.')],
  };
  return [...lateActions(one), ...(byState[one.state] ?? [])];
}

function notesOf({ reason, dispute, parts }: Listed): string {
  const lines = parts.map(({ n, amount, provider, state: end, reference, isLate }) =>
    [`${n}.`, amount, provider, end, reference, isLate && 'reported as paid: decide']
      .filter(Boolean)
      .join(' '),
  );
  if (dispute) {
    lines.push(`${dispute.kind}: received ${dispute.received}, missing ${dispute.missing}`);
  }
  return [...lines, reason].filter(Boolean).join('; ');
}

export const withdrawalColumns =
  'Member,State,Amount,Charge,Paid,Left,Account,Since,Received by,Notes'.split(',');

/** The states in which an operator compares the account, or pays to it. */
const payable: ReadonlySet<string> = new Set(['taken', 'approved', 'paying', 'failed', 'disputed']);

/** The account of a withdrawal: whole for those who pay while it has to be paid, else masked. */
export function accountFor({ state, account }: Listed, isForPayer: boolean): Listed['account'] {
  if (isForPayer && payable.has(state)) return account;
  const { bank, number, holder } = account;
  return {
    bank,
    number: number === '' ? '' : maskAccountNumber(number),
    holder: holder === '' ? '' : maskName(holder),
  };
}

/** A withdrawal as a row of the console, with the actions that its state allows. */
export function withdrawalRow(one: Listed, providers: readonly string[], isForPayer: boolean) {
  const { bank, number, holder } = accountFor(one, isForPayer);
  const cells = [
    member(one.username),
    state(one.state),
    ...[one.amount, one.charge, one.paid, one.left].map(inPesos),
    `${bank} ${number} ${holder}`,
    time(one.createdAt),
    time(one.state === 'paid' ? one.confirmBy : null),
    notesOf(one),
  ];
  const looks = look('Proof', `Proof of ${one.username}`, one.dispute?.pictures ?? []);
  return row(one.id, cells, { actions: actionsOf(one, providers), looks });
}
