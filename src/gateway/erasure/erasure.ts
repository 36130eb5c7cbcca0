import { sql as raw } from 'kysely';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { monthsLater } from '#protocol/model/protection/months-later.ts';
import { recordAudit } from '../audit/audit.ts';
import { eraseFromChat } from '../chat/chat.ts';
import { isStoreAway, type Log } from '../log.ts';
import { lockMember } from '../ledger/ledger.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { Database, Sql } from '../store/database.ts';
import type { ErasureStage } from '../store/tables/protection-tables.ts';
import { belongings, emptied, type ErasedTable, personal } from './erased-data.ts';

async function deleteRows(sql: Sql, memberId: string, tables: readonly ErasedTable[]) {
  for (const { table, by } of tables) {
    const isOwn = raw.join(
      by.map((column) => raw`${raw.ref(column)} = ${memberId}::uuid`),
      raw` or `,
    );
    await raw`delete from ${raw.table(table)} where ${isOwn}`.execute(sql);
  }
}

/** Deletes all that nobody needs after the account was closed. */
async function eraseBelongings(sql: Sql, memberId: string): Promise<void> {
  await eraseFromChat(sql, memberId);
  await deleteRows(sql, memberId, belongings);
  await sql
    .deleteFrom('upload')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'avatar')
    .execute();
  const member = sql.updateTable('member').set({ nickname: '', avatar: null });
  await member.where('id', '=', memberId).execute();
}

/** Empties the words in the ledger that concern the cash of the member. The amounts stay. */
async function emptyRemarks(sql: Sql, memberId: string): Promise<void> {
  await raw`update ledger_entry set remark = '' where remark <> '' and id in (
    select posting.entry_id from ledger_posting as posting
    join ledger_account as account on account.id = posting.account_id
    where account.member_id = ${memberId}::uuid)`.execute(sql);
}

/** Deletes all that says who the member was. The rows of money stay, with the number of the account. */
async function erasePerson(sql: Sql, memberId: string): Promise<void> {
  await eraseBelongings(sql, memberId);
  await deleteRows(sql, memberId, personal);
  for (const { table, by, set } of emptied) {
    const changes = Object.entries(set).map(
      ([column, value]) => raw`${raw.ref(column)} = ${raw.raw(value)}`,
    );
    await raw`update ${raw.table(table)} set ${raw.join(changes)}
      where ${raw.ref(by)} = ${memberId}::uuid`.execute(sql);
  }
  await emptyRemarks(sql, memberId);
}

const stages = { belongings: eraseBelongings, person: erasePerson };
const kinds = { belongings: 'belongingsErased', person: 'personErased' } as const;

/**
 * Erases one stage of one member, once: the row of the stage, the deletions and the row of the audit are in one transaction, so
 * that a gateway that dies leaves the member as before or done.
 */
async function eraseOnce(sql: Sql, memberId: string, stage: ErasureStage, now: number) {
  await lockMember(sql, memberId);
  const isNew = await sql
    .insertInto('erasure')
    .values({ member_id: memberId, stage, at: now })
    .onConflict((on) => on.doNothing())
    .returning('stage')
    .executeTakeFirst();
  if (!isNew) return;
  await stages[stage](sql, memberId);
  await recordAudit(sql, { memberId, actor: 'job', kind: kinds[stage], at: now });
}

/** A row of `exclusion` that is a closed account without a stage. */
const isWithout = (stage: ErasureStage) => raw<boolean>`exclusion.kind = 'closed'
  and exclusion.free_at is null and not exists (
    select from erasure where erasure.member_id = exclusion.member_id and erasure.stage = ${stage})`;

/** Accounts that were closed before today. */
async function findClosed(sql: Sql, now: number): Promise<readonly string[]> {
  const rows = await sql
    .selectFrom('exclusion')
    .select('member_id')
    .where('begins_at', '<', startOfDay(dayOf(now)))
    .where(isWithout('belongings'))
    .orderBy('begins_at')
    .execute();
  return rows.map(({ member_id: id }) => id);
}

/**
 * Accounts whose years are over. They count from the deletion of the belongings, which follows the closing by a day: an account can
 * have had another break before it was closed. Accounts with money or open bets wait: somebody has to pay them.
 */
async function findOver(sql: Sql, keptYears: number, now: number): Promise<readonly string[]> {
  const rows = await sql
    .selectFrom('exclusion')
    .innerJoin('erasure', 'erasure.member_id', 'exclusion.member_id')
    .select(['exclusion.member_id', 'erasure.at'])
    .where('erasure.stage', '=', 'belongings')
    .where('erasure.at', '<', now - keptYears * 365 * dayMs)
    .where(isWithout('person'))
    .where(
      raw<boolean>`not exists (select from ledger_account as account
        where account.member_id = exclusion.member_id and account.balance <> 0)`,
    )
    .where(
      raw<boolean>`not exists (select from round
        where round.member_id = exclusion.member_id and round.status = 0)`,
    )
    .orderBy('erasure.at')
    .execute();
  return rows
    .filter(({ at }) => monthsLater(at, 12 * keptYears) <= now)
    .map(({ member_id: id }) => id);
}

/** The rules and the time of a run, and the log of the gateway. */
interface ErasureRun {
  readonly keptYears: MarketPack['keptYears'];
  readonly now: number;
  readonly log: Log;
}

/**
 * Erases what is due, one member in one transaction after the other. A member who cannot be erased is logged by the number of the
 * account, left as before, and due in the next run again; those after that one are erased. Gateways that run it at once erase each member once.
 */
export async function eraseClosedAccounts(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  { keptYears, now, log }: ErasureRun,
): Promise<void> {
  const erase = async (stage: ErasureStage, ids: readonly string[]) => {
    for (const id of ids) {
      try {
        await transaction((within) => eraseOnce(within, id, stage, now));
      } catch (error) {
        if (isStoreAway(error)) throw error;
        const words = error instanceof Error ? error.message : String(error);
        log(`The account ${id} could not be erased (${stage}): ${words}`, error);
      }
    }
  };
  await erase('belongings', await findClosed(sql, now));
  await erase('person', await findOver(sql, keptYears, now));
}
