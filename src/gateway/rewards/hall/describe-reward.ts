import type { Selectable } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import { toPesos } from '#protocol/model/money.ts';
import { wireStateOf } from '#protocol/model/rewards/reward.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sql } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';

const kinds = { cash: 'CASH', bonus: 'BONUS', points: 'POINTS' } as const;

/** A reward on the wire. */
export function describeReward(row: Selectable<Schema['reward']>, language: Language) {
  const isPoints = row.kind === 'points';
  return {
    transactionId: row.id,
    promoType: row.source,
    title: row.titles[language],
    condition: row.terms[language],
    rewardType: kinds[row.kind],
    bonus: isPoints ? null : toPesos(row.amount),
    point: isPoints ? row.amount : null,
    status: wireStateOf[row.state],
    startDate: row.offered_at,
    endDate: row.expires_at,
    claimDate: row.ended_at,
  };
}

/** Reads a reward of a member for the wire. Refusal `not_found`. */
export async function readReward(
  sql: Sql,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  language: Language,
) {
  const row = await sql
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return describeReward(row, language);
}
