import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
} from 'valibot';
import type { Announcement, Banner } from '#protocol/model/announcement.ts';

const banner: GenericSchema<unknown, Banner> = object({
  id: string(),
  group: string(),
  title: string(),
  picture: nullable(string()),
  opens: nullable(object({ kind: string(), target: string() })),
});

const announcement: GenericSchema<unknown, Announcement> = object({
  id: string(),
  title: string(),
  content: string(),
  promotionType: nullable(string()),
  execution: nullable(string()),
  startsAt: nullable(number()),
  endsAt: nullable(number()),
  pictures: array(string()),
  // Copies of older versions have none.
  read: optional(boolean(), false),
});

const quietHours = object({ from: number(), until: number() });

const others = {
  banners: array(banner),
  popups: array(announcement),
  promotions: array(announcement),
  // Copies of older versions have none.
  quiet: optional(nullable(quietHours), null),
};

/** Announcements as the cache writes them. */
export const shape = object({ ...others, list: array(announcement) });

/** Version 1 had `notices` for `list`. */
const firstShape = object({ ...others, notices: array(announcement) });

/** Renames the list of version 1. */
export function migrate(value: unknown, version: number): unknown {
  const first = safeParse(firstShape, value);
  if (version !== 1 || !first.success) return undefined;
  const { notices, ...rest } = first.output;
  return { ...rest, list: notices };
}
