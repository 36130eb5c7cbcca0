import type { Selectable } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Centavos } from '#protocol/model/money.ts';
import { Refusal } from '../../http/refusal.ts';
import { cashTerms, payReward, type RewardConditions } from '../../offers/offers.ts';
import type { Sql } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';

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

/** The part of a red envelope that is not taken yet. */
interface EnvelopeRest {
  readonly pot: Centavos;
  /** At least 1. */
  readonly shares: number;
  /** The smallest share. The pot has at least this for each share. */
  readonly least: Centavos;
}

/**
 * Draws the next share, between `least` and twice the average of the rest. On average every share is as large as the others,
 * whoever comes first. The last share is all that is left, so that the shares sum to the pot.
 */
export function drawShare({ pot, shares, least }: EnvelopeRest): Centavos {
  if (shares === 1) return pot;
  return randomInt(least, 2 * Math.floor(pot / shares) - least + 1);
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
