import { dayOf } from '#protocol/model/market-day.ts';
import { closeLeaderboards } from '../missions/missions.ts';
import { addDailySums } from '../records/records.ts';
import { payDueStages } from '../referrals/referrals.ts';
import type { Sql } from '../store/database.ts';
import { defaultReferralSettings } from '../system/system.ts';
import { words } from './content-rows.ts';
import { loadRegulars } from './load-regulars.ts';
import type { ContentChange, Seed } from './seed.ts';
import { noConditions } from '../offers/offers.ts';

/** Days before now from which leaderboards pay prizes: the last ended week. */
const paidDays = 7;

/** The missions of the seed as rows. */
function missionRows({ missions }: Seed) {
  return missions.map(({ title, ...rest }, sort) => ({ ...rest, sort, titles: words(title) }));
}

/** The leaderboards of the seed as rows. */
function leaderboardRows({ leaderboards }: Seed, now: number) {
  return leaderboards.map(({ title, prizes, ...rest }, sort) => ({
    ...rest,
    sort,
    titles: words(title),
    prizes: JSON.stringify(prizes),
    from_day: dayOf(now) - paidDays,
  }));
}

/** Everything of the seed that missions, leaderboards and invitations are made of. */
interface MissionSeed {
  readonly seed: Seed;
  /** Ids of the accounts by username. */
  readonly memberIds: ReadonlyMap<string, string>;
  /** The hash of the password of the seed. */
  readonly passwordHash: string;
  readonly now: number;
}

/** Adds the missions and leaderboards, and the players on them. Closes the ended periods. Call inside a transaction. */
export async function loadMissions(sql: Sql, { seed, ...needs }: MissionSeed): Promise<void> {
  const { now } = needs;
  await sql.insertInto('mission').values(missionRows(seed)).execute();
  await sql.insertInto('leaderboard').values(leaderboardRows(seed, now)).execute();
  await loadRegulars(sql, { ...needs, regulars: seed.regulars });
  const store = { sql, transaction: <Result>(work: (within: Sql) => Promise<Result>) => work(sql) };
  await addDailySums(store);
  await payDueStages(store, { rules: defaultReferralSettings.referralRules, now });
  // The prizes of the past were paid without conditions.
  await closeLeaderboards(store, { now, conditions: noConditions });
}

/** Adds the missions, leaderboards and players to a store that has none, when a change names them. */
export async function insertMissions(
  sql: Sql,
  change: ContentChange,
  needs: Omit<MissionSeed, 'memberIds'>,
): Promise<void> {
  if (change.missions !== 'all') return;
  if (await sql.selectFrom('mission').select('id').limit(1).executeTakeFirst()) return;
  const members = await sql.selectFrom('member').select(['id', 'username']).execute();
  const memberIds = new Map(members.map(({ id, username }) => [username, id]));
  await loadMissions(sql, { ...needs, memberIds });
}
