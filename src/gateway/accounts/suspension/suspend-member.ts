import { markStop } from '../../exclusions/exclusions.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockMember } from '../../ledger/ledger.ts';
import type { Sql } from '../../store/database.ts';
import { endDeviceKeys } from '../device-key/end-device-keys.ts';
import type { Sessions } from '../sessions.ts';

/** The one who suspends a member, or lifts the suspension: the upline, or an operator with a reason. */
export type Suspender =
  | { readonly by: 'upline' }
  | { readonly by: 'operator'; readonly operator: string; readonly reason: string };

/** Words beside the code `account_suspended`. The player reads where to ask, for both suspenders. */
const byOperator = 'The operator has suspended the account';

interface Rules {
  readonly sessions: Pick<Sessions, 'endOthers'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Locks the member and the main wallet, which each bet locks: a bet is placed before the change, or sees it. */
async function lock(sql: Sql, memberId: string): Promise<void> {
  await lockMember(sql, memberId);
  await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .execute();
}

/** The suspensions of a member that hold, the oldest first. */
function findOpen(sql: Sql, memberId: string) {
  return sql
    .selectFrom('suspension')
    .select(['id', 'suspended_by', 'begins_at'])
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .orderBy('begins_at')
    .execute();
}

/** The refusal of a member who is suspended: who has done it is beside the code. */
export async function refuseSuspended(sql: Sql, memberId: string): Promise<Refusal> {
  const open = await findOpen(sql, memberId);
  const isOurs = open.some((one) => one.suspended_by === 'operator');
  return new Refusal(200, 'account_suspended', isOurs ? { message: byOperator } : {});
}

/** Sets since when the member is suspended, and the mark on the main wallet. */
async function setState(sql: Sql, memberId: string, since: number | null, now: number) {
  const member = sql.updateTable('member').set({ suspended_at: since });
  await member.where('id', '=', memberId).execute();
  await markStop(sql, memberId, now);
}

/**
 * Suspends a member. In one transaction with it, all sessions, sign-in links, notifications and keys of devices end, and no bet follows.
 * Money that is under way arrives. Returns false when this suspender has done so already. Call inside a transaction.
 */
export async function suspendMember(
  sql: Sql,
  memberId: string,
  suspender: Suspender,
  { sessions, now }: Rules,
): Promise<boolean> {
  await lock(sql, memberId);
  const { by: suspended_by, ...why } = suspender;
  const added = await sql
    .insertInto('suspension')
    .values({ member_id: memberId, suspended_by, begins_at: now, ...why })
    .onConflict((on) =>
      on.columns(['member_id', 'suspended_by']).where('lifted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const [first] = await findOpen(sql, memberId);
  await setState(sql, memberId, first?.begins_at ?? now, now);
  await sessions.endOthers(sql, memberId, null);
  await endDeviceKeys(sql, memberId, now);
  return true;
}

/**
 * Lifts a suspension. The upline lifts the own one, and nothing while the operator has suspended the member (refusal
 * `account_suspended`). The operator lifts the own one, else the one of the upline. Returns who had suspended the member,
 * null when nothing holds. Call inside a transaction.
 */
export async function liftSuspension(
  sql: Sql,
  memberId: string,
  lifter: Suspender,
  now: number,
): Promise<Suspender['by'] | null> {
  await lock(sql, memberId);
  const open = await findOpen(sql, memberId);
  const ofOperator = open.find((one) => one.suspended_by === 'operator');
  if (ofOperator && lifter.by === 'upline') {
    throw new Refusal(200, 'account_suspended', { message: byOperator });
  }
  const lifted = ofOperator ?? open[0];
  if (!lifted) return null;
  await sql
    .updateTable('suspension')
    .set({
      lifted_at: now,
      lifted_by: lifter.by,
      ...(lifter.by === 'operator' && {
        lifting_operator: lifter.operator,
        lifting_reason: lifter.reason,
      }),
    })
    .where('id', '=', lifted.id)
    .execute();
  const left = open.find(({ id }) => id !== lifted.id);
  await setState(sql, memberId, left?.begins_at ?? null, now);
  return lifted.suspended_by;
}
