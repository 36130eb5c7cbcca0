import { sql as raw } from 'kysely';
import type { Database, Sql } from '../store/database.ts';
import { clearingAccount, type Providers, type Statement, type StatementLine } from './provider.ts';
import { storeMessage } from './store-message.ts';

/** A statement is read this often, in milliseconds. */
const everyMs = 10 * 60_000;
/** References in one query. */
const batch = 500;

/** The time at which the books were opened: the statement from then on has to agree with them. */
async function openedAt(sql: Sql): Promise<number> {
  const row = await sql
    .selectFrom('ledger_entry')
    .select('created_at')
    .where('key', '=', 'opening:house')
    .executeTakeFirst();
  return row?.created_at ?? 0;
}

/** The lines among `lines` whose deposit is not in one of the states that such a line leads to. */
async function missingLines(
  sql: Sql,
  provider: string,
  lines: readonly StatementLine[],
): Promise<StatementLine[]> {
  const known = new Map<string, string>();
  for (let at = 0; at < lines.length; at += batch) {
    const references = lines.slice(at, at + batch).map(({ reference }) => reference);
    const rows = await sql
      .selectFrom('deposit')
      .select(['reference', 'state'])
      .where('provider', '=', provider)
      .where('reference', 'in', references)
      .where('received', 'is not', null)
      .execute();
    for (const { reference, state } of rows) known.set(reference ?? '', state);
  }
  return lines.filter(({ kind, reference }) => {
    const state = known.get(reference);
    if (kind === 'payment') return state === undefined;
    return kind === 'reversal' && state !== 'reversed' && state !== 'returned';
  });
}

/** Stores a notice for each line that our books do not have. Returns their number. */
async function bringIn(sql: Sql, provider: string, { lines }: Statement, now: number) {
  const ours = lines.filter(({ kind }) => kind === 'payment' || kind === 'reversal');
  const missing = await missingLines(sql, provider, ours);
  for (const { kind, reference, orderId, amount } of missing) {
    const outcome = kind === 'payment' ? 'paid' : 'reversed';
    const eventId = `statement:${reference}:${outcome}`;
    const notice = { about: 'payment', eventId, reference, orderId, outcome } as const;
    await storeMessage(sql, provider, { ...notice, amount: Math.abs(amount) }, now);
  }
  return missing.length;
}

/** The money at a provider by our books. */
async function booksOf(sql: Sql, provider: string) {
  const { rows } = await raw<{ clearing: number; waiting: number }>`
    select
      (select coalesce(-sum(balance), 0)::int8 from ledger_account where id = ${clearingAccount(provider)}) as clearing,
      (select coalesce(sum(received), 0)::int8 from deposit
        where provider = ${provider} and (state = 'review' or refund_due)) as waiting`.execute(sql);
  return rows[0] ?? { clearing: 0, waiting: 0 };
}

/**
 * Notes that a provider is compared now. False when it was compared after `before`, also by another gateway, and for a new
 * provider, whose first comparison has its time like any other.
 */
async function claim(sql: Sql, provider: string, before: number, now: number): Promise<boolean> {
  const empty = { statement: 0, clearing: 0, waiting: 0, missing: 0, error: '' };
  await sql
    .insertInto('provider_check')
    .values({ provider, at: now, ...empty })
    .onConflict((on) => on.doNothing())
    .execute();
  const claimed = await sql
    .updateTable('provider_check')
    .set({ at: now })
    .where('provider', '=', provider)
    .where('at', '<=', before)
    .returning('provider')
    .executeTakeFirst();
  return claimed !== undefined;
}

interface CompareNeeds {
  readonly database: Pick<Database, 'sql'>;
  readonly providers: Providers;
  /** Applies the notices that were stored. */
  readonly applyMessages: () => Promise<void>;
}

/** Compares one provider. The columns of the comparison, to note. */
async function compareOne(
  { database, providers, applyMessages }: CompareNeeds,
  code: string,
  now: number,
) {
  const { sql } = database;
  const provider = providers.get(code);
  if (!provider) return { error: 'There is no such provider' };
  try {
    const statement = await provider.statement(await openedAt(sql));
    const missing = await bringIn(sql, code, statement, now);
    await applyMessages();
    const { clearing, waiting } = await booksOf(sql, code);
    return { statement: statement.balance, clearing, waiting, missing, error: '' };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Compares `clearing:<provider>` with the statement of each provider, brings in the payments that our books miss, and notes
 * the result for the operator. Each provider is compared every ten minutes; `force` compares all now.
 */
export async function compareStatements(
  needs: CompareNeeds,
  now: number,
  force = false,
): Promise<void> {
  const { sql } = needs.database;
  for (const code of needs.providers.keys()) {
    if (!(await claim(sql, code, force ? now : now - everyMs, now))) continue;
    const result = await compareOne(needs, code, now);
    await sql.updateTable('provider_check').set(result).where('provider', '=', code).execute();
  }
}
