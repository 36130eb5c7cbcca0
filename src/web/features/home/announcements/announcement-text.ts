import type { Announcement } from '#contract/model/announcement.ts';

/** What of an announcement is shown as plain text. */
export type AnnouncementText = Pick<Announcement, 'id' | 'title' | 'content' | 'startsAt'>;
