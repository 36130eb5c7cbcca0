import * as calls from '#protocol/calls/announcements.ts';
import { markAnnouncementsRead as markRead } from '#protocol/calls/contact/inbox.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { isQuietAt, quietHoursAt } from '#protocol/model/protection/quiet-hours.ts';
import { worded } from '../store/worded.ts';
import { hiddenNodes } from '../catalogue/catalogue.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import {
  type AnnouncementRow,
  selectAnnouncements,
  wireAnnouncement,
} from './select-announcements.ts';

/** Codes of the popups for a guest (B), a member (A) and a member at their first login (A and F). */
function executions(member: RequestContext['memberOrNull']): ('A' | 'B' | 'F')[] {
  if (!member) return ['B'];
  return member.firstTime ? ['A', 'F'] : ['A'];
}

function selectCurrent({ sql, language, now, memberOrNull }: RequestContext) {
  return selectAnnouncements(sql, language)
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where((where) =>
      where.or([where('type', '<>', 'PU'), where('execution', 'in', executions(memberOrNull))]),
    );
}

/** The banners of now, without those that lead to a game while the operator hides it. */
async function banners({ sql, language, now }: RequestContext) {
  const rows = await sql
    .selectFrom('banner')
    .select(['id', 'group_name', 'picture', 'linkage_type', 'linkage_target'])
    .select(worded('titles', language).as('title'))
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .limit(100)
    .execute();
  const gameOf = ({ linkage_type: kind, linkage_target: target }: (typeof rows)[number]) =>
    kind === 'GAME' ? Number(target) : null;
  const leadsToGames = rows.some((row) => gameOf(row) !== null);
  const hidden = leadsToGames ? await hiddenNodes(sql, now) : new Set<number>();
  const shown = rows.filter((row) => !hidden.has(gameOf(row) ?? -1));
  return shown.map((row) => ({
    bannerId: row.id,
    groupName: row.group_name,
    title: row.title,
    url: row.picture,
    linkageType: row.linkage_type,
    linkageTarget: row.linkage_target,
  }));
}

/** The ids of the announcements that the member has read. */
async function readIds({ sql, memberOrNull }: RequestContext): Promise<ReadonlySet<string>> {
  if (memberOrNull === null) return new Set();
  const rows = await sql
    .selectFrom('announcement_read')
    .select('announcement_id')
    .where('member_id', '=', memberOrNull.id)
    .execute();
  return new Set(rows.map((row) => row.announcement_id));
}

/**
 * The hours of the day in which nothing advertises, by the market. It is the whole day for a member with a sign of harm, so that the
 * app holds back its own offers, too.
 */
async function quietHoursOf({ sql, market, memberOrNull, now }: RequestContext) {
  const usual = quietHoursAt(market.quietHours, now);
  if (memberOrNull === null) return usual;
  const paused = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberOrNull.id)
    .where('no_publicity_before', '>', now)
    .executeTakeFirst();
  const from = startOfDay(dayOf(now));
  return paused === undefined ? usual : { from, until: from + dayMs };
}

export const getAnnouncements = handle(calls.getAnnouncements, async (_, context) => {
  const rows = await selectCurrent(context).execute();
  const read = await readIds(context);
  const quiet = await quietHoursOf(context);
  const ofType = (type: AnnouncementRow['type']) =>
    rows
      .filter((row) => row.type === type)
      .map((row) => ({ ...wireAnnouncement(row), read: read.has(row.id) }));
  return {
    banners: await banners(context),
    player: ofType('PL'),
    popup: isQuietAt(quiet, context.now) ? [] : ofType('PU'),
    promotion: ofType('PR'),
    quietStartDate: quiet?.from ?? null,
    quietEndDate: quiet?.until ?? null,
  };
});

export const markAnnouncementsRead = handle(markRead, async ({ ids }, { sql, member, now }) => {
  const known = sql.selectFrom('announcement').select('id').where('id', 'in', ids);
  const rows = (await known.execute()).map(({ id }) => ({
    member_id: member.id,
    announcement_id: id,
    read_at: now,
  }));
  if (rows.length === 0) return undefined;
  await sql
    .insertInto('announcement_read')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
  return undefined;
});
