import { v7 as uuid } from 'uuid';
import { sql as raw } from 'kysely';
import { hashToken } from '#gateway/hash-token.ts';
import { houseAccounts } from '#gateway/money/ledger.ts';
import { addMember } from '#gateway/accounts/accounts.ts';
import type { Database, Sql } from '#gateway/store/database.ts';

const now = Date.UTC(2026, 0, 1);

/** Opens the books of an empty store and puts one game on its shelf. */
export async function openBooks({ sql }: Database): Promise<void> {
  await sql.insertInto('ledger_account').values(houseAccounts).execute();
  await sql
    .insertInto('game')
    .values({
      node_id: 1,
      game_id: 'one',
      vendor: 'V',
      category: 'RNG',
      name: 'One',
      slot_class: null,
      trial: false,
      hot: 0,
      kind: 'slot',
    })
    .execute();
}

export interface TestPlayer {
  readonly id: string;
  /** A game session, as a launch ticket would have opened it. */
  readonly session: string;
}

/** A player at the table of the one game. */
export function addPlayer(
  database: Database,
  name: string,
  balanceCentavos: number,
): Promise<TestPlayer> {
  return database.transaction(async (sql) => {
    const id = await addMember(
      sql,
      {
        username: name,
        nickname: name,
        passwordHash: '',
        type: 0,
        mobile: null,
        email: null,
        realName: name,
        level: '',
        club: null,
        uplineId: null,
        registeredAt: now,
        firstTimeLogin: false,
        passwordExpired: false,
        defaultPassword: false,
        alwaysSecondStep: false,
        balanceCentavos,
        totpSecret: null,
        referralCode: null,
        referrerId: null,
        selfExcluded: false,
        profile: {},
      },
      now,
    );
    const session = uuid();
    const sessionHash = hashToken(`session of ${session}`);
    await sql
      .insertInto('session')
      .values({ token_hash: sessionHash, member_id: id, created_at: now, seen_at: now })
      .execute();
    await sql
      .insertInto('game_session')
      .values({
        token_hash: hashToken(session),
        session_hash: sessionHash,
        member_id: id,
        node_id: 1,
      })
      .execute();
    return { id, session };
  });
}

/** The time at which the players of these tests play. */
export const clock = { now: () => now };

/** What must hold of any books: everything adds up to nothing, every balance is what its postings come to. */
export async function audit(sql: Sql) {
  const { rows } = await raw<{
    total: number;
    entries_off: number;
    accounts_off: number;
    debts: number;
  }>`
    select
      (select coalesce(sum(balance), 0)::int8 from ledger_account) as total,
      (select count(*) from (
        select from ledger_posting group by entry_id having sum(amount) <> 0) as off) as entries_off,
      (select count(*) from ledger_account where balance <> coalesce(
        (select sum(amount) from ledger_posting where account_id = id), 0)) as accounts_off,
      (select count(*) from ledger_account where kind in ('member', 'jackpot') and balance < 0) as debts
  `.execute(sql);
  return rows[0];
}

export const inOrder = { total: 0, entries_off: 0, accounts_off: 0, debts: 0 };

/** Keys of rounds that were said to be settled and are not in the books once, with the money they moved. */
export async function lostRounds(sql: Sql, told: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ key: string }>`
    select round.key from round
    join ledger_entry on ledger_entry.key = 'round:' || member_id || ':' || round.key
    join ledger_posting on entry_id = ledger_entry.id and account_id = member_id::text
      and amount = payout - stake
    union all
    select round.key from round where payout = stake`.execute(sql);
  const kept = rows.map(({ key }) => key);
  return told.filter((key) => kept.filter((one) => one === key).length !== 1);
}
