import type { Selectable } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { payReward } from '../../money/money.ts';
import type { Sql } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';
import { drawShare } from './draw-share.ts';

export type RedEnvelope = Selectable<Schema['red_envelope']>;

/** The key of a member's share: one reward of an envelope for each member. */
export function shareKey(envelopeId: string, memberId: string): string {
  return `redEnvelope:${envelopeId}:${memberId}`;
}

/** Conditions of a share in one line. */
const terms = {
  EN: 'Cash. No conditions.',
  TY: 'Cash. Walang kondisyon.',
  CN: '现金，无附加条件。',
  TH: 'เงินสด ไม่มีเงื่อนไข',
};

/** Takes the next share out of an envelope and pays it. */
async function takeShare(sql: Sql, envelope: RedEnvelope, memberId: string, now: number) {
  const { id, titles, least, pot_left: pot, shares_left: shares } = envelope;
  const centavos = drawShare({ pot, shares, least });
  await sql
    .updateTable('red_envelope')
    .set({ pot_left: pot - centavos, shares_left: shares - 1 })
    .where('id', '=', id)
    .execute();
  await payReward(sql, {
    memberId,
    key: shareKey(id, memberId),
    source: 'redEnvelope',
    cause: { table: 'red_envelope', id },
    value: { kind: 'cash', centavos },
    title: titles,
    terms,
    at: now,
    expiresAt: null,
    actor: 'member',
  });
}

/**
 * Takes a share of a red envelope for a member: once, while it is open and shares are left. Nothing happens otherwise. Call
 * inside a transaction. Refusal `not_found`.
 */
export async function openEnvelope(
  sql: Sql,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  now: number,
): Promise<void> {
  const envelope = await sql
    .selectFrom('red_envelope')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!envelope) throw new Refusal(404, 'not_found');
  if (now < envelope.opens_at || now >= envelope.closes_at || envelope.shares_left === 0) return;
  const own = sql.selectFrom('reward').select('id').where('key', '=', shareKey(id, memberId));
  if (await own.executeTakeFirst()) return;
  await takeShare(sql, envelope, memberId, now);
}
