import type { Json, Words } from '../store/json-column.ts';

export interface BannerTable {
  id: string;
  group_name: string;
  sort: number;
  titles: Words<string>;
  picture: string;
  linkage_type: string;
  linkage_target: string;
}

/** Announcements (PL), popups (PU), promotions (PR) and announcements for agents (AG). */
export interface AnnouncementTable {
  id: string;
  type: 'PL' | 'PU' | 'PR' | 'AG';
  sort: number;
  titles: Words<string>;
  contents: Words<string>;
  promotion_type: string | null;
  execution: 'A' | 'B' | 'F' | null;
  starts_at: number;
  ends_at: number | null;
  pictures: Json<readonly string[]>;
}

export interface HelpArticleTable {
  tag: string;
  sort: number;
  titles: Words<string>;
  contents: Words<string>;
}
