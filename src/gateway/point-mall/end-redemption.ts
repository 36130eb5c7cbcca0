import { recordEvent } from '../events/events.ts';
import { pesoText, recordStep } from '../ledger/ledger.ts';
import { postRedemption } from './post-redemption.ts';
import { notify } from '../notify/notify.ts';
import { postPoints } from '../points/points.ts';
import type { Sql } from '../store/database.ts';
import type { Redemption } from './find-redemption.ts';
import { returnKey } from './redemption-points.ts';

type End = Pick<Redemption, 'state'> & Partial<Pick<Redemption, 'reason' | 'courier' | 'tracking'>>;

/** Ends a redemption that is in process, and records the step. Null in another state: nothing is changed then. */
async function end(sql: Sql, id: string, values: End, now: number): Promise<Redemption | null> {
  const ended = await sql
    .updateTable('redemption')
    .set({ ...values, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'inProcess')
    .returningAll()
    .executeTakeFirst();
  if (!ended) return null;
  const { state: to, reason, amount, pays } = ended;
  const subject = { table: 'redemption', id } as const;
  const moved = to === 'approved' ? pays : amount;
  const step = {
    from: 'inProcess',
    to,
    actor: 'operator',
    at: now,
    reason,
    amount: moved,
  } as const;
  await recordStep(sql, { subject, ...step });
  if (moved === 0) return ended;
  const memberId = ended.member_id;
  await postRedemption(sql, { id, step: to, memberId, amount: moved, actor: 'operator', at: now });
  const event = { memberId, kind: 'balanceChanged', cause: subject } as const;
  await recordEvent(sql, { ...event, values: { amount: moved } }, now);
  return ended;
}

/** The company that sends a gift, and its number there. */
interface Shipment {
  readonly courier: string;
  readonly tracking: string;
}

/** Approves a redemption and pays what it promises. Null when it is not in process. Call inside a transaction. */
export function approve(
  sql: Sql,
  id: string,
  { courier, tracking }: Shipment,
  now: number,
): Promise<Redemption | null> {
  const sent = { courier: courier || null, tracking: tracking || null };
  return end(sql, id, { state: 'approved', ...sent }, now);
}

/** Approves a redemption as `approve` does, and notifies the member. */
export async function approveRedemption(
  sql: Sql,
  id: string,
  shipment: Shipment,
  now: number,
): Promise<Redemption | null> {
  const ended = await approve(sql, id, shipment, now);
  if (!ended) return null;
  const { member_id: memberId, points } = ended;
  const values = { points: String(points), ...shipment };
  const kind = shipment.courier === '' ? 'redemptionApproved' : 'redemptionSent';
  await notify(sql, { memberId, kind, values }, now);
  return ended;
}

/** Puts pieces back into the stock. An item without a limit stays so. */
async function returnStock(sql: Sql, { item_code: code, quantity }: Redemption): Promise<void> {
  if (code === null) return;
  await sql
    .updateTable('point_item')
    .set((of) => ({ stock: of('stock', '+', quantity) }))
    .where('code', '=', code)
    .execute();
}

/**
 * Rejects a redemption for a reason: its points, its money and its pieces go back. Null when it is not in process. Call inside
 * a transaction.
 */
export async function reject(
  sql: Sql,
  id: string,
  reason: string,
  now: number,
): Promise<Redemption | null> {
  const ended = await end(sql, id, { state: 'rejected', reason }, now);
  if (!ended) return null;
  const { member_id: memberId, points } = ended;
  await returnStock(sql, ended);
  await postPoints(sql, {
    key: returnKey(id),
    kind: 'return',
    memberId,
    points,
    cause: { table: 'redemption', id },
    actor: 'operator',
    at: now,
    remark: reason,
  });
  return ended;
}

/** Rejects a redemption as `reject` does, and notifies the member. */
export async function rejectRedemption(
  sql: Sql,
  id: string,
  reason: string,
  now: number,
): Promise<Redemption | null> {
  const ended = await reject(sql, id, reason, now);
  if (!ended) return null;
  const { member_id: memberId, points, amount } = ended;
  const values = { points: String(points), amount: pesoText(amount), reason };
  const kind = amount === 0 ? 'redemptionRejected' : 'redemptionRefunded';
  await notify(sql, { memberId, kind, values }, now);
  return ended;
}
