import type { DepositInReview } from '../../deposits/deposits.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { Action, Block, Look, Row } from '../view.ts';
import { action, centavos, choices, field, inPesos, member, required, row } from '../view-parts.ts';
import { state, table, time, withReason } from '../view-parts.ts';

function creditOf({ deposit, username }: DepositInReview): Action {
  const { id, received } = deposit;
  const amount = toPesos(deposit.amount);
  const arrived = received === null ? amount : toPesos(received);
  const who = required({ name: 'username', label: 'Username of the member' });
  const pesos = { name: 'amount', label: 'Pesos that arrived', type: 'number' } as const;
  return action({
    label: 'Credit',
    path: `payments/${id}/credit`,
    body: { reason: 'Checked by the operator' },
    question: `Credit ${arrived} pesos to ${username ?? 'a member'}?`,
    fields: [
      ...(username === null ? [who] : []),
      ...(received === null ? [required({ ...pesos, value: String(amount) })] : []),
    ],
    done: 'Credited.',
  });
}

function actionsOf(review: DepositInReview): Action[] {
  const { deposit, username } = review;
  const to = (name: string) => `payments/${deposit.id}/${name}`;
  if (deposit.owed > 0) {
    const settle = (label: string, from: string) =>
      withReason(`${label}?`, { label, path: to('settle'), body: { from }, done: 'Settled.' });
    return [settle('Take from balance', 'balance'), settle('Write off', 'house')];
  }
  if (deposit.state !== 'review') return [];
  const back = { label: 'Send back', path: to('return'), done: 'Sent back.' };
  const refuse = action({
    label: 'Never arrived',
    path: to('refuse'),
    question: `Have the ${toPesos(deposit.amount)} pesos of ${username ?? 'a member'} never arrived? The deposit fails.`,
    done: 'Refused.',
  });
  const isUnknown = deposit.received === null;
  return [
    creditOf(review),
    ...(isUnknown ? [refuse] : []),
    withReason('The member reads the reason.', back),
  ];
}

/** The pictures of a deposit, alone and beside each deposit with the same proof. */
function looksOf({ deposit, username, usedProofs }: DepositInReview): Look[] {
  const own = {
    caption: `Deposit ${deposit.id} of ${username ?? 'unknown'}, reference ${deposit.bank_reference ?? 'none'}`,
    pictures: [...deposit.pictures],
  };
  const beside = usedProofs.map((used): Look => ({
    label: `Same ${used.same}: side by side`,
    figures: [
      own,
      {
        caption: `Deposit ${used.otherId} of ${used.username ?? 'unknown'}, reference ${used.bankReference ?? 'none'}`,
        pictures: [...used.pictures],
      },
    ],
  }));
  return own.pictures.length > 0 ? [...beside, { label: 'Proof', figures: [own] }] : beside;
}

function reviewRow(review: DepositInReview): Row {
  const { deposit, username } = review;
  const notes = [
    deposit.reason,
    deposit.refund_due && 'is being given back',
    deposit.owed > 0 && `owes ${toPesos(deposit.owed)}`,
  ];
  const cells = [
    time(deposit.changed_at),
    member(username, 'unknown'),
    deposit.provider,
    state(deposit.state),
    centavos(deposit.amount),
    centavos(deposit.received),
    deposit.reference ?? '',
    deposit.bank_reference ?? '',
    notes.filter(Boolean).join('; '),
  ];
  return row(deposit.id, cells, { actions: actionsOf(review), looks: looksOf(review) });
}

/** The deposits that wait for the operator. */
export const reviewTable = (reviews: readonly DepositInReview[]): Block =>
  table({
    title: 'Deposits that wait for you',
    file: 'deposits',
    columns:
      'Time,Member,Provider,State,Amount,Arrived,Reference,Reference of the bank,Notes'.split(','),
    rows: reviews.map(reviewRow),
    empty: 'No deposit waits for you.',
  });

interface Check {
  readonly provider: string;
  readonly at: number;
  readonly statement: number;
  readonly clearing: number;
  readonly waiting: number;
  readonly difference: number;
  readonly missing: number;
  readonly error: string | null;
}

/** The last comparison of each provider with our books. */
export const checkTable = (checks: readonly Check[]): Block =>
  table({
    title: 'Books and statements',
    columns: 'Provider,Time,Statement,Our books,Waiting,Difference,Brought in,Fault'.split(','),
    rows: checks.map((one) =>
      row(one.provider, [
        one.provider,
        time(one.at),
        ...[one.statement, one.clearing, one.waiting, one.difference].map(inPesos),
        one.missing,
        one.error ?? '',
      ]),
    ),
  });

/** The channels of deposits, which can be switched on and off. */
export const channelTable = (
  channels: readonly { code: string; name: string; enabled: boolean }[],
): Block =>
  table({
    title: 'Channels',
    columns: ['Channel', 'State'],
    rows: channels.map(({ code, name, enabled }) => {
      const change = action({
        label: enabled ? 'Switch off' : 'Switch on',
        method: 'PATCH',
        path: 'payments/channels',
        body: { code, enabled: !enabled },
        done: 'Saved.',
      });
      return row(code, [name, state(enabled ? 'on' : 'off')], { actions: [change] });
    }),
  });

const lists: Readonly<Record<string, readonly string[]>> = {
  answers: ['normal', 'down', 'slow', 'html'],
  payouts: ['paid', 'failed', 'held'],
};

/** The faults of the providers of the demo, for trials. */
export const faultTable = (
  faults: readonly { provider: string; faults: Readonly<Record<string, unknown>> | null }[],
): Block =>
  table({
    title: 'Faults of the demo’s payment site',
    columns: ['Provider', 'Fault', 'Now'],
    rows: faults.flatMap(({ provider, faults: all }) =>
      Object.entries(all ?? { 'does not answer': '' }).map(([name, value]) => {
        const change = {
          label: 'Change',
          method: 'PATCH',
          path: 'payments/faults',
          done: 'Saved.',
        } as const;
        const options = choices(lists[name] ?? []);
        const asked = field({
          name: `faults.${name}`,
          label: name,
          type: options.length > 0 ? 'choice' : 'check',
          value: options.length > 0 ? String(value) : value === true ? 'on' : '',
          options,
        });
        const question = `Faults of ${provider}`;
        const ask = action({ ...change, body: { provider }, question, fields: [asked] });
        const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
        const actions = all === null ? [] : [ask];
        return row(`${provider} ${name}`, [provider, name, shown], { actions });
      }),
    ),
  });
