import { sql as raw } from 'kysely';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { turnoverOf } from './own-turnover.ts';

/** Columns of `held_cash` as they are now: each centavo of turnover since the last claim frees one. A cancelled result holds it again. */
const heldNow = (memberId: string) =>
  raw<Centavos>`least(held_cash.centavos,
    greatest(0, held_cash.centavos - (${turnoverOf(memberId)} - held_cash.turnover)))::int8`;

/**
 * Holds claimed cash: it can be staked, but not withdrawn or transferred until the turnover has reached it. Call in the
 * transaction that pays it.
 */
export async function holdCash(sql: Sql, memberId: string, centavos: Centavos): Promise<void> {
  if (centavos === 0) return;
  await raw`
    insert into held_cash (member_id, centavos, turnover)
    values (${memberId}::uuid, ${centavos}::int8, ${turnoverOf(memberId)})
    on conflict (member_id) do update set
      centavos = ${heldNow(memberId)} + excluded.centavos, turnover = excluded.turnover`.execute(
    sql,
  );
}

/** Frees held cash, because the reward was taken back. Call inside a transaction. */
export async function freeCash(sql: Sql, memberId: string, centavos: Centavos): Promise<void> {
  await sql
    .updateTable('held_cash')
    .set((of) => ({
      centavos: raw<Centavos>`greatest(0, ${of.ref('centavos')} - ${centavos}::int8)`,
    }))
    .where('member_id', '=', memberId)
    .execute();
}

/** The main wallet of a member, in centavos. */
interface FreeMoney {
  readonly balance: Centavos;
  /** The part of the balance that has to be staked before it can be withdrawn or transferred. */
  readonly held: Centavos;
}

/** Reads balance and held cash at one moment, so that a claim beside it changes both or neither. */
export async function readFreeMoney(sql: Sql, memberId: string): Promise<FreeMoney> {
  const { rows } = await raw<FreeMoney>`
    select balance, least(greatest(0, balance), coalesce(${heldNow(memberId)}, 0))::int8 as held
    from ledger_account left join held_cash on held_cash.member_id = ${memberId}::uuid
    where ledger_account.id = ${memberId}`.execute(sql);
  return rows[0] ?? { balance: 0, held: 0 };
}

/**
 * Refuses an amount that the main wallet does not have (`insufficient_balance`), or only with held cash
 * (`reward_unplayed`, value: `{ held }` in pesos).
 */
export async function checkFreeMoney(sql: Sql, memberId: string, amount: Centavos): Promise<void> {
  const { balance, held } = await readFreeMoney(sql, memberId);
  if (balance < amount) throw new Refusal(200, 'insufficient_balance');
  if (balance - held < amount) {
    throw new Refusal(200, 'reward_unplayed', { value: { held: toPesos(held) } });
  }
}
