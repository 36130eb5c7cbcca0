import { anyLane, cashAccount, houseAccounts, post } from '../money/ledger.ts';
import type { Database, Sql } from '../store/database.ts';
import { loadContracts } from './load-contracts.ts';
import { loadContent } from './load-content.ts';
import { hashSeedPasswords, loadMembers } from './load-members.ts';
import { loadMessages } from './load-messages.ts';
import type { Seed } from './seed.ts';

/** What the house and the jackpot begin with, in centavos. */
const houseFund = 10_000_000_00;
const jackpotFund = 3_482_165_11;

async function openBooks(sql: Sql, now: number): Promise<void> {
  await sql.insertInto('ledger_account').values(houseAccounts).execute();
  const postings = [
    { account: cashAccount, amount: -houseFund - jackpotFund },
    { account: anyLane('house'), amount: houseFund },
    { account: anyLane('jackpot'), amount: jackpotFund },
  ];
  await post(sql, { key: 'opening:house', kind: 'opening', at: now, postings });
}

async function fill(sql: Sql, seed: Seed, hashes: readonly string[], now: number): Promise<void> {
  await loadContent(sql, seed, now);
  await openBooks(sql, now);
  const memberIds = await loadMembers(sql, seed, hashes, now);
  await loadMessages(sql, seed, memberIds, now);
  await loadContracts(sql, seed, memberIds, now);
}

/** Children before parents. */
const emptied = [
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

/** Loads the seed into a store that never had one. When two gateways start at once, one loads and the other waits. */
export async function loadSeed(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  seed: Seed,
  now: number,
): Promise<void> {
  const loaded = sql.selectFrom('setting').select('name').where('name', '=', marker.name);
  if (await loaded.executeTakeFirst()) return;
  const hashes = await hashSeedPasswords(seed);
  await transaction(async (within) => {
    const mine = await within
      .insertInto('setting')
      .values(marker)
      .onConflict((on) => on.doNothing())
      .returning('name')
      .execute();
    if (mine.length > 0) await fill(within, seed, hashes, now);
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
    for (const table of emptied) await within.deleteFrom(table).execute();
    await within.insertInto('setting').values(marker).execute();
    await fill(within, seed, hashes, now);
  });
}
