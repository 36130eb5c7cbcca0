import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../../store/database.ts';
import type { Worded } from '../../texts/texts.ts';

/** A red envelope to add. Times in epoch milliseconds. */
interface NewRedEnvelope {
  readonly title: Worded;
  readonly pot: Centavos;
  readonly shares: number;
  /** The smallest share. The pot has at least this for each share. */
  readonly least: Centavos;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Adds red envelopes. */
export async function addRedEnvelopes(sql: Sql, added: readonly NewRedEnvelope[]): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map(({ title, pot, shares, least, opensAt, closesAt }) => ({
    id: uuid(),
    titles: JSON.stringify(title),
    pot,
    shares,
    least,
    pot_left: pot,
    shares_left: shares,
    opens_at: opensAt,
    closes_at: closesAt,
  }));
  await sql.insertInto('red_envelope').values(rows).execute();
}

/** The last red envelopes, the latest first, for the operator. */
export function listRedEnvelopes(sql: Sql) {
  return sql
    .selectFrom('red_envelope')
    .select(['id', 'titles', 'pot', 'shares', 'pot_left as potLeft', 'shares_left as sharesLeft'])
    .select(['opens_at as opensAt', 'closes_at as closesAt'])
    .orderBy('opens_at', 'desc')
    .limit(100)
    .execute();
}
