import { type InferOutput, maxLength, object, pipe, string, transform } from 'valibot';
import { count } from './readers/count.ts';
import { timeOrNull } from './readers/time.ts';
import { flag, identifier, list, textOrNull, text } from './wire.ts';

/** A picture of the carousel. `opens` is its link: a page of the app, a promotion, a game or a site; null without one. */
export const banner = pipe(
  object({
    bannerId: identifier(),
    groupName: text(),
    title: text(),
    url: textOrNull(),
    linkageType: text(),
    linkageTarget: textOrNull(),
  }),
  transform(({ bannerId, groupName, url, linkageType, linkageTarget, title }) => ({
    id: bannerId,
    group: groupName,
    title,
    picture: url,
    opens:
      linkageType === '' || linkageTarget === null
        ? null
        : { kind: linkageType, target: linkageTarget },
  })),
);

const picture = object({ sequence: count(), url: pipe(string(), maxLength(2_000)) });

/** The fields of an announcement on the wire. */
export const announcementFields = {
  id: identifier(),
  title: text(),
  content: text(50_000),
  promotionType: textOrNull(),
  execution: textOrNull(),
  startDate: timeOrNull(),
  endDate: timeOrNull(),
  noExpiry: flag(),
  announcementImages: list(picture, 20),
};

const wireAnnouncement = object({ ...announcementFields, read: flag() });

type Dated = Pick<
  InferOutput<typeof wireAnnouncement>,
  'startDate' | 'endDate' | 'noExpiry' | 'announcementImages'
>;

/** Renames the fields of the wire. Other fields stay as they are. */
export function readAnnouncement<Wire extends Dated>(wire: Wire) {
  const { startDate, endDate, noExpiry, announcementImages, ...rest } = wire;
  return {
    ...rest,
    startsAt: startDate,
    endsAt: noExpiry ? null : endDate,
    pictures: announcementImages.toSorted((a, b) => a.sequence - b.sequence).map(({ url }) => url),
  };
}

/**
 * An announcement of the scrolling bar, a popup or a promotion. `content` is untrusted HTML, cut at its limit: pages show it only through the sanitiser.
 * `startsAt` and `endsAt` are epoch milliseconds; null without a limit. `read`: by this member, on any device.
 */
export const announcement = pipe(
  wireAnnouncement,
  transform((wire) => readAnnouncement(wire)),
);

export type Banner = InferOutput<typeof banner>;
export type Announcement = InferOutput<typeof announcement>;
