import type { Selectable } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { cashTerms, payReward, type RewardConditions } from '../../offers/offers.ts';
import type { Sql } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';
import { drawShare } from './draw-share.ts';

export type RedEnvelope = Selectable<Schema['red_envelope']>;

/** The key of a member's share: one reward of an envelope for each member. */
export function shareKey(envelopeId: string, memberId: string): string {
  return `redEnvelope:${envelopeId}:${memberId}`;
}

/** An envelope that a member opens. */
interface EnvelopeToOpen {
  readonly id: string;
  readonly memberId: string;
  readonly conditions: RewardConditions;
}

/** Takes the next share out of an envelope and pays it. */
async function takeShare(
  sql: Sql,
  envelope: RedEnvelope,
  { memberId, conditions }: EnvelopeToOpen,
  now: number,
) {
  const { id, titles, least, pot_left: pot, shares_left: shares } = envelope;
  const centavos = drawShare({ pot, shares, least });
  await sql
    .updateTable('red_envelope')
    .set({ pot_left: pot - centavos, shares_left: shares - 1 })
    .where('id', '=', id)
    .execute();
  const offer = {
    memberId,
    key: shareKey(id, memberId),
    source: 'redEnvelope',
    cause: { table: 'red_envelope', id },
    value: { kind: 'cash', centavos },
    title: titles,
    terms: cashTerms,
    at: now,
    expiresAt: null,
    actor: 'member',
  } as const;
  await payReward(sql, offer, conditions);
}

/**
 * Takes a share of a red envelope for a member: once, while it is open and shares are left. Nothing happens otherwise. Call
 * inside a transaction. Refusals `not_found`, `reward_conditions`.
 */
export async function openEnvelope(sql: Sql, asked: EnvelopeToOpen, now: number): Promise<void> {
  const { id, memberId } = asked;
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
  await takeShare(sql, envelope, asked, now);
}
