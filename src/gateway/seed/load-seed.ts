import { v7 as uuid } from 'uuid';
import type { Passwords } from '../accounts/accounts.ts';
import { openBooks } from '../ledger/ledger.ts';
import type { Database, Sql } from '../store/database.ts';
import type { Vault, VaultedStore } from '../store/encryption/vault.ts';
import { loadActivities } from './load-activities.ts';
import { applyChanges } from './apply-changes.ts';
import { loadContracts } from './load-contracts.ts';
import { loadContent } from './load-content.ts';
import { loadFeedback } from './load-feedback.ts';
import { hashSeedPasswords, loadMembers, type SeedHashes } from './load-members.ts';
import { loadPastRedemptions } from '../point-mall/point-mall.ts';
import { loadMissions } from './load-missions.ts';
import { loadRewards } from './load-rewards.ts';
import { loadTalk } from './load-talk.ts';
import { beganWith, isInUse, markOrigin } from './origin.ts';
import { resetTables } from './reset-tables.ts';
import type { Seed } from './seed.ts';

const openingFunds = { house: 10_000_000_00, jackpot: 3_482_165_11 };

const hour = 3_600_000;

/** Adds the messages of the seed to the inboxes of its accounts. */
async function loadMessages(
  sql: Sql,
  { messages }: Pick<Seed, 'messages'>,
  memberIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const rows = messages.flatMap(({ to, sender, title, content, hoursAgo, read }) =>
    to.map((username) => ({
      id: uuid(),
      member_id: memberIds.get(username) ?? '',
      sender,
      titles: JSON.stringify(title),
      contents: JSON.stringify(content),
      sent_at: now - hoursAgo * hour,
      read_at: read ? now - (hoursAgo - 1) * hour : null,
    })),
  );
  if (rows.length > 0) await sql.insertInto('message').values(rows).execute();
}

async function fill(
  store: VaultedStore,
  seed: Seed,
  hashes: readonly SeedHashes[],
  now: number,
): Promise<void> {
  const { sql } = store;
  await markOrigin(sql, seed);
  await loadContent(sql, seed, now);
  await openBooks(sql, openingFunds, now);
  const memberIds = await loadMembers(store, { ...seed, hashes }, now);
  await loadActivities(sql, seed, memberIds, now);
  await loadMessages(sql, seed, memberIds, now);
  await loadContracts(sql, seed, memberIds, now);
  await loadFeedback(sql, seed.feedback, memberIds, now);
  for (const [username, past] of Object.entries(seed.pointHistory)) {
    const memberId = memberIds.get(username) ?? '';
    await loadPastRedemptions(store, { memberId, username, ...past }, now);
  }
  const passwordHash = hashes[0]?.password ?? '';
  await loadMissions(sql, { seed, memberIds, passwordHash, now });
  await loadRewards(sql, seed.rewards, memberIds, now);
  await loadTalk(sql, seed.talk, now);
}

const markerName = 'demo';

/** The row that marks a store with content. Its value is the number of changes that its content has. */
const markerOf = ({ changes }: Seed) => ({
  name: markerName,
  value: JSON.stringify(changes.length),
});

function findMarker(sql: VaultedStore['sql']) {
  return sql.selectFrom('setting').select('value').where('name', '=', markerName);
}

/** The number of changes that the content of a store has. The first version stored `true`. */
function changesOf({ value }: { value: unknown }): number {
  return typeof value === 'number' ? value : 0;
}

/** The store that gets the content, and the vault of its encrypted values. */
export interface SeedStore extends Pick<Database, 'sql' | 'transaction'> {
  readonly vault: Vault;
  readonly passwords: Passwords;
}

/**
 * Applies the changes of the content that a filled store misses, if it began with this seed. Two gateways that start at once do
 * so one by one.
 */
async function catchUp(
  { sql, transaction, vault, passwords }: SeedStore,
  seed: Seed,
  now: number,
): Promise<void> {
  if (changesOf(await findMarker(sql).executeTakeFirstOrThrow()) >= seed.changes.length) return;
  if (!(await beganWith(sql, seed))) return;
  const hashes = await hashSeedPasswords(seed, passwords);
  await transaction(async (within) => {
    const applied = changesOf(await findMarker(within).forUpdate().executeTakeFirstOrThrow());
    await markOrigin(within, seed);
    await applyChanges({ sql: within, vault }, seed.changes.slice(applied), { seed, hashes, now });
    const { value } = markerOf(seed);
    if (applied < seed.changes.length) {
      await within.updateTable('setting').set({ value }).where('name', '=', markerName).execute();
    }
  });
}

/**
 * Loads the seed into a new store, and the missing changes of the content into one that began with this seed. A store that began
 * with another one, or with members and money of its own, stays as it is. When two gateways start at once, one loads it and the
 * other waits.
 */
export async function loadSeed(
  { sql, transaction, vault, passwords }: SeedStore,
  seed: Seed,
  now: number,
): Promise<void> {
  if (await findMarker(sql).executeTakeFirst())
    return catchUp({ sql, transaction, vault, passwords }, seed, now);
  if (await isInUse(sql)) return;
  const hashes = await hashSeedPasswords(seed, passwords);
  await transaction(async (within) => {
    const marked = await within
      .insertInto('setting')
      .values(markerOf(seed))
      .onConflict((on) => on.doNothing())
      .returning('name')
      .execute();
    if (marked.length > 0) await fill({ sql: within, vault }, seed, hashes, now);
  });
}

/** Empties the store and loads the seed again. Ends every session. */
export async function resetToSeed(
  { transaction, vault, passwords }: Omit<SeedStore, 'sql'>,
  seed: Seed,
  now: number,
): Promise<void> {
  const hashes = await hashSeedPasswords(seed, passwords);
  await transaction(async (within) => {
    for (const table of resetTables) await within.deleteFrom(table).execute();
    await within.insertInto('setting').values(markerOf(seed)).execute();
    await fill({ sql: within, vault }, seed, hashes, now);
  });
}
