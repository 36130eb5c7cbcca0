import type { Language } from '#protocol/model/language.ts';
import type { Sql } from '../store/database.ts';
import { worded } from '../store/worded.ts';

/** Selects the announcements in a language, in the order of their lists. */
export function selectAnnouncements(sql: Sql, language: Language) {
  return sql
    .selectFrom('announcement')
    .select(['id', 'type', 'promotion_type', 'execution', 'starts_at', 'ends_at', 'pictures'])
    .select([worded('titles', language).as('title'), worded('contents', language).as('content')])
    .orderBy('sort')
    .orderBy('id')
    .limit(500);
}

/** A row of `selectAnnouncements`. */
export type AnnouncementRow = Awaited<
  ReturnType<ReturnType<typeof selectAnnouncements>['execute']>
>[number];

/** An announcement in wire shape. */
export function wireAnnouncement(row: AnnouncementRow) {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    promotionType: row.promotion_type,
    execution: row.execution,
    startDate: row.starts_at,
    endDate: row.ends_at,
    noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
    announcementImages: row.pictures.map((url, sequence) => ({ sequence, url })),
  };
}
