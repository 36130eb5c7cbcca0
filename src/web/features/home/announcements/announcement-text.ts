import type { Announcement } from '#protocol/model/announcement.ts';

/** The text of an announcement, without its pictures. */
export type AnnouncementText = Pick<Announcement, 'id' | 'title' | 'content' | 'startsAt'>;
