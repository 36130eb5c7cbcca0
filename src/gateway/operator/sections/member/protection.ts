import type { PlayLimitFrame } from '#protocol/model/protection/play-limit.ts';
import { findExclusion } from '../../../exclusions/exclusions.ts';
import { pendingOf, type PendingLimit } from '../../../protection/protection.ts';
import type { Sql } from '../../../store/database.ts';
import { centavos, row, state, table, time, withReason } from '../../view-parts.ts';
import type { Action, Block, Cell } from '../../view.ts';

const kindNames = {
  deposit: 'deposits',
  loss: 'losses',
  stake: 'stakes',
  time: 'time at play',
  wager: 'one bet',
};
const rollingNames = {
  day: 'the last 24 hours',
  week: 'the last 7 days',
  month: 'the last 30 days',
};
const breakNames = { timeOut: 'time-out', selfExclusion: 'self-exclusion', closed: 'closed' };
const stateNames = { sent: 'waits', approved: 'approved', refused: 'refused' };

interface LimitName {
  readonly kind: keyof typeof kindNames;
  readonly frame: PlayLimitFrame;
  readonly rolling: boolean;
}

/** An amount of a limit: pesos, or minutes. */
const amountOf = ({ kind }: Pick<LimitName, 'kind'>, amount: number | null): Cell =>
  kind === 'time' && amount !== null ? `${amount / 100} minutes` : centavos(amount);

/** A limit that a member has asked to raise or to remove, in words. */
const wantedOf = (limit: LimitName, pending: PendingLimit | null): Cell =>
  pending !== null && pending.amount === null
    ? 'no limit'
    : amountOf(limit, pending?.amount ?? null);

/** A limit in words, such as `losses of a day`. */
function limitName({ kind, frame, rolling }: LimitName): string {
  if (frame === 'bet') return kindNames[kind];
  return `${kindNames[kind]} of ${rolling ? rollingNames[frame] : `a ${frame}`}`;
}

/** The limits of a member that hold, with the raises that wait for the member. */
export async function limitTable(sql: Sql, memberId: string, now: number): Promise<Block> {
  const limits = await sql
    .selectFrom('play_limit')
    .select(['kind', 'frame', 'amount', 'rolling', 'wanted', 'confirm_from'])
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('frame')
    .execute();
  const rows = limits.map((one) => {
    const pending = pendingOf(one, now);
    const name = limitName(one);
    const until = time(pending?.confirmUntil ?? null);
    const cells = [name, amountOf(one, one.amount), wantedOf(one, pending)];
    return row(name, [...cells, time(pending?.confirmFrom ?? null), until]);
  });
  const columns = ['Limit', 'Pesos', 'Asked for', 'Can confirm from', 'Can confirm until'];
  const text = 'A lower limit holds at once. A raise waits, and the member confirms it.';
  return table({ title: 'Limits', text, columns, rows, empty: 'This member has no limit.' });
}

/** The time-outs, self-exclusions and closings of a member, with the reasons of the member and of the operator who has closed the account. */
export async function breakTable(sql: Sql, memberId: string): Promise<Block> {
  const breaks = await sql
    .selectFrom('exclusion')
    .select([
      'id',
      'kind',
      'begins_at',
      'ends_at',
      'free_at',
      'reason',
      'operator',
      'operator_reason',
    ])
    .where('member_id', '=', memberId)
    .orderBy('begins_at', 'desc')
    .execute();
  const end = (at: number | null) => (at === null ? 'for good' : time(at));
  return table({
    title: 'Breaks',
    columns: ['Kind', 'Since', 'Until', 'Log in from', 'Reason', 'Closed by', 'Why closed'],
    rows: breaks.map((one) =>
      row(one.id, [
        breakNames[one.kind],
        time(one.begins_at),
        end(one.ends_at),
        time(one.free_at),
        one.reason ?? '',
        one.operator ?? '',
        one.operator_reason ?? '',
      ]),
    ),
    empty: 'This member has taken no break.',
  });
}

/** The break of a member that holds, as a badge. */
export async function breakState(sql: Sql, memberId: string, now: number): Promise<Cell> {
  const held = await findExclusion(sql, memberId, now);
  return held === null ? 'none' : state(breakNames[held.kind]);
}

/** Takes the approval of the identity of a member back. Empty without one. */
export async function identityActions(sql: Sql, memberId: string): Promise<Action[]> {
  const approved = await sql
    .selectFrom('identity_check')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return approved === undefined ? [] : [askIdentityAgain(approved.id)];
}

/** Takes an approval back. */
export const askIdentityAgain = (id: string): Action =>
  withReason('The member reads the reason, and proves the identity again before money moves.', {
    label: 'Ask for the identity again',
    path: `identity/${id}/ask-again`,
    done: 'The member is asked again.',
  });

/** The state of the last check of the identity of a member, as a badge. */
export async function identityState(sql: Sql, memberId: string): Promise<Cell> {
  const check = await sql
    .selectFrom('identity_check')
    .select('state')
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return check === undefined ? 'not sent' : state(stateNames[check.state]);
}
