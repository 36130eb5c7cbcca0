import { sql as raw } from 'kysely';
import { dayMs, dayOf, monthOf } from '#protocol/model/market-day.ts';
import { inEachLanguage } from '#protocol/model/language.ts';
import { addMessage } from '../content/content.ts';
import { cashTerms, offerReward } from '../offers/offers.ts';
import type { Database, Sql } from '../store/database.ts';
import { text, worded } from '../texts/texts.ts';
import { takeChangedSums } from './changed-sums.ts';
import { type Rank, readRanks } from './ranks.ts';

/** Text of the message about a level, in every language. */
function contentsOf({ names, benefits }: Rank) {
  return inEachLanguage((language) => {
    const welcome = text(language, 'rank.reached.welcome', { name: names[language] });
    const gives = benefits.map((benefit) => `<li>${benefit[language]}</li>`).join('');
    return `<p>${welcome}</p><ul>${gives}</ul>`;
  });
}

interface Raised {
  readonly id: string;
  /** The level before. */
  readonly rank_id: string | null;
  /** The highest level whose conditions the turnover meets. It is above the one before. */
  readonly reached: string;
}

/** Members raised in one transaction. */
const batch = 100;

/**
 * Members of the club without a level, at most `batch`, while there is a level for everybody: new ones have no entries yet.
 * When the lowest level asks for turnover, they are looked at when their sums change.
 */
async function newMembers(sql: Sql): Promise<readonly string[]> {
  const { rows } = await raw<{ id: string }>`
    select id from member where rank_id is null and club_type is not null
      and exists (select from rank where month_turnover <= 0 and total_turnover <= 0)
    order by id limit ${batch}`.execute(sql);
  return rows.map(({ id }) => id);
}

/** The members among `ids` who have reached a higher level. Entries that the daily sums do not contain yet count later. */
async function membersToRaise(
  sql: Sql,
  ids: readonly string[],
  now: number,
): Promise<readonly Raised[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<Raised>`
    with active as (
      select member.id, member.rank_id, coalesce(held.sort, -1) as sort
      from member left join rank as held on held.id = member.rank_id
      where club_type is not null and member.id = any (${ids}::uuid[])
    ), turnover as (
      select active.*,
        coalesce(sum(turnover) filter (where day >= ${monthOf(dayOf(now))}::int4), 0) as month,
        coalesce(sum(turnover), 0) as total
      from active left join daily_sum on daily_sum.member_id = active.id
      group by active.id, active.rank_id, active.sort
    ), raised as (
      select turnover.id, turnover.rank_id, (
        select rank.id from rank
        where month_turnover <= month and total_turnover <= total and rank.sort > turnover.sort
        order by rank.sort desc limit 1
      ) as reached
      from turnover
    )
    select id, rank_id, reached from raised where reached is not null order by id
  `.execute(sql);
  return rows;
}

/** Members claim the gift of a level within this time, in milliseconds. */
const giftLifeMs = 30 * dayMs;

/** Offers a member the gift of a level, once. */
async function offerGift(sql: Sql, memberId: string, rank: Rank, now: number): Promise<void> {
  if (rank.gift === 0) return;
  await offerReward(sql, {
    memberId,
    key: `levelGift:${rank.id}:${memberId}`,
    source: 'levelGift',
    cause: { table: 'rank', id: rank.id },
    value: { kind: 'cash', centavos: rank.gift },
    title: inEachLanguage((language) =>
      text(language, 'rank.gift', { name: rank.names[language] }),
    ),
    terms: cashTerms,
    at: now,
    expiresAt: now + giftLifeMs,
  });
}

/** A member who gets another level. */
interface RankStep {
  readonly memberId: string;
  /** The level before. Null: the lowest one. */
  readonly before: string | null;
  readonly rank: string;
}

/**
 * Records since which day a member has a level: the day (+08:00) of `now`, all of it. The first step also records the level
 * before it, for all earlier days. Call it in the transaction that changes the level.
 */
export async function recordRankStep(
  sql: Sql,
  { memberId, before, rank }: RankStep,
  now: number,
): Promise<void> {
  const known = sql.selectFrom('rank_step').select('since_day').where('member_id', '=', memberId);
  const isFirst = (await known.limit(1).execute()).length === 0;
  if (isFirst && before !== null) {
    const first = { member_id: memberId, since_day: 0, rank_id: before };
    await sql.insertInto('rank_step').values(first).execute();
  }
  await sql
    .insertInto('rank_step')
    .values({ member_id: memberId, since_day: dayOf(now), rank_id: rank })
    .onConflict((on) => on.columns(['member_id', 'since_day']).doUpdateSet({ rank_id: rank }))
    .execute();
}

/** Raises a member to a level, notifies the member and offers the gifts of the levels `passed`. Only one of several gateways does it. */
async function raise(
  sql: Sql,
  member: Omit<Raised, 'reached'>,
  { rank, passed }: { readonly rank: Rank; readonly passed: readonly Rank[] },
  now: number,
): Promise<boolean> {
  const raised = await sql
    .updateTable('member')
    .set({ rank_id: rank.id, level: rank.names.EN })
    .where('id', '=', member.id)
    .where('rank_id', 'is not distinct from', member.rank_id)
    .returning('id')
    .executeTakeFirst();
  if (!raised) return false;
  const step = { memberId: member.id, before: member.rank_id, rank: rank.id };
  await recordRankStep(sql, step, now);
  // The lowest level is where everybody starts, so it is no news.
  if (rank.sort === 0) return true;
  const titles = worded('rank.reached.title');
  await addMessage(sql, { memberId: member.id, titles, contents: contentsOf(rank), at: now });
  for (const one of passed) await offerGift(sql, member.id, one, now);
  return true;
}

/**
 * Raises the members of the club whose turnover reached the conditions of a higher level, and sends each one message. Looks at
 * members whose daily sums have changed since the last run, and at new ones. Returns the number of members raised.
 */
export async function raiseRanks(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<number> {
  const ranks = new Map((await readRanks(sql)).map((rank) => [rank.id, rank]));

  async function raiseAll(within: Sql, ids: readonly string[]): Promise<number> {
    let count = 0;
    for (const { reached, ...member } of await membersToRaise(within, ids, now)) {
      const rank = ranks.get(reached);
      if (!rank) continue;
      // A member who passes several levels at once gets the gift of each.
      const before = ranks.get(member.rank_id ?? '')?.sort ?? -1;
      const passed = [...ranks.values()].filter(({ sort }) => sort > before && sort <= rank.sort);
      if (await raise(within, member, { rank, passed }, now)) count += 1;
    }
    return count;
  }

  async function raiseBatch(within: Sql) {
    const changed = await takeChangedSums(within, 'ranks', batch);
    const added = await newMembers(within);
    const raised = await raiseAll(within, [...new Set([...changed, ...added])]);
    // Another gateway raises the new members of a batch in which none is raised.
    return { raised, isLast: changed.length < batch && (added.length < batch || raised === 0) };
  }

  for (let all = 0; ;) {
    const { raised, isLast } = await transaction(raiseBatch);
    all += raised;
    if (isLast) return all;
  }
}
