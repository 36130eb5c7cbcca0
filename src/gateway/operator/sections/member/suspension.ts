import { maxLength, minLength, pipe, strictObject, string, trim } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { liftSuspension, suspendMember } from '../../../accounts/accounts.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { Sql } from '../../../store/database.ts';
import { findMemberId } from '../../add-rows.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import { row, state, table, time, withReason } from '../../view-parts.ts';
import type { Action, Block, Cell } from '../../view.ts';

const reasonBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

/** The suspensions of a member, the newest first. */
function listSuspensions(sql: Sql, memberId: string) {
  return sql
    .selectFrom('suspension')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('begins_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type Suspension = Awaited<ReturnType<typeof listSuspensions>>[number];

const isOpen = ({ lifted_at: liftedAt }: Suspension) => liftedAt === null;

/** The one who suspended or lifted: the upline, or an operator with the name. */
const nameOf = (by: 'upline' | 'operator' | null, operator: string | null) =>
  by === 'operator' ? (operator ?? 'operator') : (by ?? '');

function tableOf(list: readonly Suspension[]): Block {
  const rows = list.map((one) =>
    row(one.id, [
      nameOf(one.suspended_by, one.operator),
      time(one.begins_at),
      one.reason,
      nameOf(one.lifted_by, one.lifting_operator),
      time(one.lifted_at),
      one.lifting_reason,
    ]),
  );
  const columns = ['Suspended by', 'Since', 'Reason', 'Lifted by', 'At', 'Reason of the end'];
  const text = 'The member does not see the reasons. An agent cannot lift what we have suspended.';
  return table({
    title: 'Suspensions',
    text,
    columns,
    rows,
    empty: 'This member was never suspended.',
  });
}

function actionsOf(username: string, open: readonly Suspension[]): Action[] {
  const to = (name: string) => `members/${encodeURIComponent(username)}/${name}`;
  const isOurs = open.some((one) => one.suspended_by === 'operator');
  const whose = isOurs ? 'our suspension' : 'the suspension by the upline';
  const suspend = withReason(
    `Suspend ${username}? All sessions end at once. The member cannot log in, play or pay. Payments under way and open bets are finished, and the money stays.`,
    { label: 'Suspend', path: to('suspend'), done: 'The member is suspended.' },
  );
  const lift = withReason(
    `Take back ${whose} of ${username}? The member can log in, play and pay again, unless somebody else has suspended the account or a break holds.`,
    { label: 'Take the suspension back', path: to('lift-suspension'), done: 'It is taken back.' },
  );
  return [...(isOurs ? [] : [suspend]), ...(open.length === 0 ? [] : [lift])];
}

/** The suspensions of a member: the state in words, what the operator may do, and the list. */
export async function suspensionParts(
  sql: Sql,
  { id, username }: { readonly id: string; readonly username: string },
) {
  const list = await listSuspensions(sql, id);
  const open = list.filter(isOpen);
  const names = open.map((one) => nameOf(one.suspended_by, one.operator)).toReversed();
  const facts: { label: string; cell: Cell }[] = [
    { label: 'State', cell: state(open.length === 0 ? 'active' : 'suspended') },
    { label: 'Suspended by', cell: names.join(', ') || 'nobody' },
  ];
  return { facts, actions: actionsOf(username, open), block: tableOf(list) };
}

/** Adds the routes that suspend a member, and that take it back. */
export function addSuspension(
  app: SectionRoutes,
  { database: { transaction }, sessions, settings }: ConsoleNeeds,
): void {
  const path = `${operatorRoot}/members/:username` as const;
  const routes = app.with({ audit: 'inside' });
  routes.post(`${path}/suspend`, async (context) => {
    const { reason } = await readBody(context, reasonBody);
    const username = context.req.param('username');
    const suspender = { by: 'operator', operator: context.get('operator').name, reason } as const;
    const now = settings.clock.now();
    await transaction(async (sql) => {
      const memberId = await findMemberId(sql, username);
      if (!(await suspendMember(sql, memberId, suspender, { sessions, now })))
        throw new BadRequest('We have suspended this member already');
      const change = { kind: 'memberSuspended', facts: { reason } } as const;
      await recordAudit(sql, { memberId, actor: 'operator', ...change, at: now });
    });
    return context.json({ done: true });
  });
  routes.post(`${path}/lift-suspension`, async (context) => {
    const { reason } = await readBody(context, reasonBody);
    const username = context.req.param('username');
    const lifter = { by: 'operator', operator: context.get('operator').name, reason } as const;
    const now = settings.clock.now();
    await transaction(async (sql) => {
      const memberId = await findMemberId(sql, username);
      const suspendedBy = await liftSuspension(sql, memberId, lifter, now);
      if (suspendedBy === null) throw new BadRequest('This member is not suspended');
      const change = { kind: 'suspensionLifted', facts: { reason, suspendedBy } } as const;
      await recordAudit(sql, { memberId, actor: 'operator', ...change, at: now });
    });
    return context.json({ done: true });
  });
}
