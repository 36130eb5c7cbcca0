import { v7 as uuid } from 'uuid';
import { recordEvent } from '../events/events.ts';
import { postRedemption } from './post-redemption.ts';
import { recordStep } from '../ledger/ledger.ts';
import { postPoints } from '../points/points.ts';
import type { Sql } from '../store/database.ts';
import type { RedemptionState, RedemptionType } from '#protocol/vocabulary/redemption.ts';
import type { Redemption } from './find-redemption.ts';
import { takeKey } from './redemption-points.ts';

/** A redemption to write. Amounts in centavos. */
interface NewRedemption {
  readonly memberId: string;
  readonly key: string;
  readonly type: RedemptionType;
  readonly item: string | null;
  readonly names: Redemption['names'];
  readonly quantity: number;
  readonly points: number;
  readonly amount: number;
  readonly pays: number;
  readonly account: string;
  readonly remark: string;
  /** The state that it begins with: `approved` for money, which is paid at once. */
  readonly state: Exclude<RedemptionState, 'rejected'>;
  /** Encrypts the place that it is sent to, by its id. */
  sealDelivery(id: string): string | null;
}

/**
 * Writes a redemption, takes its points and moves its money. Call inside a transaction that holds the member. Refusals
 * `insufficient_points`, `insufficient_balance`.
 */
export async function addRedemption(
  sql: Sql,
  wanted: NewRedemption,
  now: number,
): Promise<Redemption> {
  const { memberId, key, type, item, names, quantity, points, amount, pays, state } = wanted;
  const id = uuid();
  const cause = { table: 'redemption', id } as const;
  const balance = await postPoints(sql, {
    key: takeKey(id),
    kind: type === 'money' ? 'convert' : 'redeem',
    memberId,
    points: -points,
    cause,
    actor: 'member',
    at: now,
  });
  const added = await sql
    .insertInto('redemption')
    .values({
      id,
      member_id: memberId,
      key,
      type,
      item_code: item,
      names: JSON.stringify(names),
      quantity,
      points,
      amount,
      pays,
      account: wanted.account,
      delivery: wanted.sealDelivery(id),
      remark: wanted.remark,
      state,
      change: -points,
      balance: balance ?? 0,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const moved = (state === 'approved' ? pays : 0) - amount;
  const step = { from: null, to: state, actor: 'member', at: now, amount: moved } as const;
  await recordStep(sql, { subject: cause, ...step });
  if (moved === 0) return added;
  await postRedemption(sql, {
    id,
    step: 'asked',
    memberId,
    amount: moved,
    actor: 'member',
    at: now,
  });
  const values = { amount: moved, quiet: true };
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values }, now);
  return added;
}
