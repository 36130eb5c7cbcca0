import type { Generated } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import type { Json, Words, WrittenWords } from '../json-column.ts';

export interface BannerTable {
  id: string;
  group_name: string;
  sort: number;
  titles: Json<WrittenWords>;
  /** Address. */
  picture: string;
  linkage_type: string;
  linkage_target: string;
  /** Epoch milliseconds; 0 in the seed. */
  starts_at: Generated<number>;
  ends_at: number | null;
}

/** Pictures that the operator has uploaded for content, without their metadata. Everybody may see them. */
export interface ContentPictureTable {
  /** SHA-256 of its bytes in base64url: the same picture has one row. */
  id: string;
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  width: number;
  height: number;
  added_at: number;
}

/** Announcements (PL), popups (PU), promotions (PR) and announcements for agents (AG). */
export interface AnnouncementTable {
  id: string;
  type: 'PL' | 'PU' | 'PR' | 'AG';
  sort: number;
  titles: Json<WrittenWords>;
  contents: Json<WrittenWords>;
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

/** A step of a guide. `picture` is a scene that the app draws, or an address. */
export interface GuideStep {
  readonly title: Record<Language, string>;
  readonly text: Record<Language, string>;
  readonly picture: string;
}

/** Guides to deposits. `target` is `channel:<code>` or `kind:<kind>`; a channel without a guide of its own has the guide of its kind. */
export interface DepositGuideTable {
  target: string;
  steps: Json<readonly GuideStep[]>;
}
