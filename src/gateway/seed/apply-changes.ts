import { usernameKey } from '../username-key.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import {
  announcementRows,
  articleRows,
  bankRows,
  bannerRows,
  bonusRuleRows,
  countryRows,
  depositChannelRows,
  depositGuideRows,
  gameRow,
  pointRateRows,
  rankRows,
  vendorRows,
} from './content-rows.ts';
import { activityRows } from './load-activities.ts';
import { loadFeedback } from './load-feedback.ts';
import { loadRewards } from './load-rewards.ts';
import { loadMembers, type SeedHashes } from './load-members.ts';
import { insertMissions } from './load-missions.ts';
import { loadTalk } from './load-talk.ts';
import { insertPastWithdrawals } from './insert-past-withdrawals.ts';
import type { ContentChange, Seed } from './seed.ts';

type Keys = readonly (string | number)[] | 'all' | undefined;

/** The rows whose keys a change names. */
function chosen<Row>(rows: readonly Row[], keys: Keys, keyOf: (row: Row) => unknown): Row[] {
  if (keys === 'all') return [...rows];
  const wanted = new Set((keys ?? []).map(String));
  return rows.filter((row) => wanted.has(String(keyOf(row))));
}

/** Adds vendors and changes known ones, except for their maintenance, which belongs to the operator. */
async function upsertVendors(sql: Sql, seed: Seed, keys: Keys): Promise<void> {
  for (const row of chosen(vendorRows(seed), keys, ({ code }) => code)) {
    const { category: _, code: __, under_maintenance: ___, ...presentation } = row;
    await sql
      .insertInto('vendor')
      .values(row)
      .onConflict((on) => on.columns(['category', 'code']).doUpdateSet(presentation))
      .execute();
  }
}

async function upsertGames(sql: Sql, seed: Seed, keys: Keys): Promise<void> {
  const rows = chosen(seed.games.map(gameRow), keys, (row) => row.node_id);
  const ids = rows.map((row) => row.node_id);
  if (rows.length === 0) return;
  await sql.deleteFrom('game').where('node_id', 'in', ids).execute();
  await sql.insertInto('game').values(rows).execute();
}

/** Removes the places in lists of games that have left the catalogue. One that is hidden stays so, if it comes back. */
async function removeGonePlaces(sql: Sql): Promise<void> {
  const games = sql.selectFrom('game').select('game.node_id');
  await sql.deleteFrom('placed_game').where('node_id', 'not in', games).execute();
}

async function upsertNotices(
  sql: Sql,
  seed: Seed,
  change: ContentChange,
  now: number,
): Promise<void> {
  const banners = chosen(bannerRows(seed), change.banners, ({ id }) => id);
  for (const row of banners) {
    await sql.deleteFrom('banner').where('id', '=', row.id).execute();
    await sql.insertInto('banner').values(row).execute();
  }
  for (const row of chosen(announcementRows(seed, now), change.announcements, ({ id }) => id)) {
    await sql.deleteFrom('announcement').where('id', '=', row.id).execute();
    await sql.insertInto('announcement').values(row).execute();
  }
  for (const id of change.goneAnnouncements ?? []) {
    await sql.deleteFrom('announcement').where('id', '=', String(id)).execute();
  }
  for (const row of chosen(activityRows(seed, now), change.activities, ({ id }) => id)) {
    await sql
      .insertInto('activity')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet(row))
      .execute();
  }
}

async function upsertReference(sql: Sql, seed: Seed, change: ContentChange): Promise<void> {
  for (const row of chosen(countryRows(seed), change.countries, ({ code }) => code)) {
    await sql.deleteFrom('country').where('code', '=', row.code).execute();
    await sql.insertInto('country').values(row).execute();
  }
  for (const row of chosen(bankRows(seed), change.banks, ({ code }) => code)) {
    await sql
      .insertInto('bank')
      .values(row)
      .onConflict((on) => on.column('code').doUpdateSet(row))
      .execute();
  }
  for (const row of chosen(depositChannelRows(seed), change.depositChannels, ({ code }) => code)) {
    await sql
      .insertInto('deposit_channel')
      .values(row)
      .onConflict((on) => on.column('code').doUpdateSet(row))
      .execute();
  }
  for (const row of chosen(depositGuideRows(seed), change.depositGuides, ({ target }) => target)) {
    await sql
      .insertInto('deposit_guide')
      .values(row)
      .onConflict((on) => on.column('target').doUpdateSet(row))
      .execute();
  }
  for (const row of chosen(bonusRuleRows(seed), change.bonusRules, ({ id }) => id)) {
    await sql
      .insertInto('bonus_rule')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet(row))
      .execute();
  }
  for (const row of chosen(rankRows(seed), change.ranks, ({ id }) => id)) {
    await sql.deleteFrom('rank').where('id', '=', row.id).execute();
    await sql.insertInto('rank').values(row).execute();
  }
  for (const row of chosen(articleRows(seed), change.help, ({ tag }) => tag)) {
    await sql.deleteFrom('help_article').where('tag', '=', row.tag).execute();
    await sql.insertInto('help_article').values(row).execute();
  }
}

async function upsertPointRates(sql: Sql, seed: Seed, keys: Keys): Promise<void> {
  for (const row of chosen(pointRateRows(seed), keys, ({ category }) => category)) {
    const { turnover } = row;
    await sql
      .insertInto('point_rate')
      .values(row)
      .onConflict((on) => on.columns(['category', 'since_day']).doUpdateSet({ turnover }))
      .execute();
  }
}

interface Filled {
  readonly seed: Seed;
  /** Hashes of the passwords, in the order of the seed's accounts. */
  readonly hashes: readonly SeedHashes[];
  readonly now: number;
}

/** The ids of all members by the key of their username. */
async function memberIds(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const members = await sql.selectFrom('member').select(['id', 'username_key']).execute();
  return new Map(members.map((row) => [row.username_key, row.id]));
}

/** Adds the accounts of a change whose usernames are free. */
async function addAccounts(
  store: VaultedStore,
  { seed, hashes, now }: Filled,
  wanted: readonly string[],
) {
  const known = await memberIds(store.sql);
  const added = seed.accounts
    .map((account, at) => ({ account, hash: hashes[at] }))
    .filter(({ account: { username } }) => wanted.includes(username))
    .filter(({ account: { username } }) => !known.has(usernameKey(username)));
  const accounts = added.map(({ account }) => account);
  const ownHashes = added.flatMap(({ hash }) => hash ?? []);
  await loadMembers(store, { accounts, history: seed.history, hashes: ownHashes, known }, now);
}

/**
 * Applies the changes of the content that a store misses. Rows that a change does not name stay as they are. Call inside a
 * transaction.
 */
export async function applyChanges(
  store: VaultedStore,
  changes: readonly ContentChange[],
  filled: Filled,
): Promise<void> {
  const { sql } = store;
  const { seed, now } = filled;
  for (const change of changes) {
    await upsertVendors(sql, seed, change.vendors);
    await upsertGames(sql, seed, change.games);
    if (change.games) await removeGonePlaces(sql);
    await upsertNotices(sql, seed, change, now);
    await upsertReference(sql, seed, change);
    await upsertPointRates(sql, seed, change.pointRates);
    await addAccounts(store, filled, change.accounts ?? []);
    const passwordHash = filled.hashes[0]?.password ?? '';
    await insertMissions(sql, change, { seed, passwordHash, now });
    if (change.rewards) await loadRewards(sql, seed.rewards, await memberIds(sql), now);
    if (change.feedback) await loadFeedback(sql, seed.feedback, await memberIds(sql), now);
    if (change.talk) await loadTalk(sql, seed.talk, now);
    if (change.pastWithdrawals) {
      const known = { seed, memberIds: await memberIds(sql), now };
      await insertPastWithdrawals(store, known, change.pastWithdrawals);
    }
  }
}
