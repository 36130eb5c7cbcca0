import { openBooks } from '../money/money.ts';
import type { Database, Sql } from '../store/database.ts';
import { loadContracts } from './load-contracts.ts';
import { loadContent } from './load-content.ts';
import { hashSeedPasswords, loadMembers } from './load-members.ts';
import { loadMessages } from './load-messages.ts';
import type { Seed } from './seed.ts';

const openingFunds = { house: 10_000_000_00, jackpot: 3_482_165_11 };

async function fill(sql: Sql, seed: Seed, hashes: readonly string[], now: number): Promise<void> {
  await loadContent(sql, seed, now);
  await openBooks(sql, openingFunds, now);
  const memberIds = await loadMembers(sql, seed, hashes, now);
  await loadMessages(sql, seed, memberIds, now);
  await loadContracts(sql, seed, memberIds, now);
}

/** Tables that a reset empties, in the order of their foreign keys. */
const resetTables = [
  'outbox',
  'game_session',
  'launch_ticket',
  'trial',
  'session',
  'attempt',
  'captcha',
  'one_time_code',
  'temporary_password',
  'known_network',
  'device',
  'second_step',
  'social_identity',
  'registration',
  'seal_seen',
  'message',
  'contract_request',
  'contract',
  'favourite',
  'recent_game',
  'round',
  'ledger_posting',
  'ledger_entry',
  'ledger_account',
  'member',
  'lottery_draw',
  'lottery_game',
  'help_article',
  'country',
  'winner',
  'announcement',
  'banner',
  'game',
  'slot_class',
  'vendor',
  'setting',
] as const;

const marker = { name: 'demo', value: JSON.stringify(true) };

/** Loads the seed into a store that has never had one. When two gateways start at once, one loads it and the other waits. */
export async function loadSeed(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  seed: Seed,
  now: number,
): Promise<void> {
  const loaded = sql.selectFrom('setting').select('name').where('name', '=', marker.name);
  if (await loaded.executeTakeFirst()) return;
  const hashes = await hashSeedPasswords(seed);
  await transaction(async (within) => {
    const marked = await within
      .insertInto('setting')
      .values(marker)
      .onConflict((on) => on.doNothing())
      .returning('name')
      .execute();
    if (marked.length > 0) await fill(within, seed, hashes, now);
  });
}

/** Empties the store and loads the seed again. Ends every session. */
export async function resetToSeed(
  { transaction }: Database,
  seed: Seed,
  now: number,
): Promise<void> {
  const hashes = await hashSeedPasswords(seed);
  await transaction(async (within) => {
    for (const table of resetTables) await within.deleteFrom(table).execute();
    await within.insertInto('setting').values(marker).execute();
    await fill(within, seed, hashes, now);
  });
}
