import * as calls from '#contract/calls/announcements.ts';
import type { SignedInMember } from '../accounts/accounts.ts';
import { worded } from '../store/worded.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import {
  type AnnouncementRow,
  selectAnnouncements,
  wireAnnouncement,
} from './select-announcements.ts';

/** Codes of the popups for a guest (B), a member (A) and a member at their first login (A and F). */
function executions(member: SignedInMember | null): ('A' | 'B' | 'F')[] {
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

async function banners({ sql, language }: RequestContext) {
  const rows = await sql
    .selectFrom('banner')
    .select(['id', 'group_name', 'picture', 'linkage_type', 'linkage_target'])
    .select(worded('titles', language).as('title'))
    .orderBy('sort')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    bannerId: row.id,
    groupName: row.group_name,
    title: row.title,
    url: row.picture,
    linkageType: row.linkage_type,
    linkageTarget: row.linkage_target,
  }));
}

export const getAnnouncements = handle(calls.getAnnouncements, async (_, context) => {
  const rows = await selectCurrent(context).execute();
  const ofType = (type: AnnouncementRow['type']) =>
    rows.filter((row) => row.type === type).map(wireAnnouncement);
  return {
    banners: await banners(context),
    player: ofType('PL'),
    popup: ofType('PU'),
    promotion: ofType('PR'),
  };
});
