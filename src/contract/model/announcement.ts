import { type InferOutput, maxLength, nullish, object, pipe, string, transform } from 'valibot';
import { flag, identifier, list, maybeText, text, wholeNumber } from './wire.ts';

/** A picture of the carousel and what a tap on it opens: a page of ours, a promotion, a game or a site. */
export const banner = pipe(
  object({
    bannerId: identifier(),
    groupName: text(),
    title: text(),
    url: maybeText(),
    linkageType: text(),
    linkageTarget: maybeText(),
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

const picture = object({ sequence: wholeNumber(), url: pipe(string(), maxLength(2_000)) });

/** A notice, popup or promotion. `content` is HTML from outside, cut where it is too long: it reaches a page only through the sanitiser. */
export const announcement = pipe(
  object({
    id: identifier(),
    title: text(),
    content: text(50_000),
    promotionType: maybeText(),
    execution: maybeText(),
    startDate: nullish(wholeNumber(), null),
    endDate: nullish(wholeNumber(), null),
    noExpiry: flag(),
    announcementImages: list(picture, 20),
  }),
  transform(({ startDate, endDate, noExpiry, announcementImages, ...rest }) => ({
    ...rest,
    startsAt: startDate,
    endsAt: noExpiry ? null : endDate,
    pictures: announcementImages.toSorted((a, b) => a.sequence - b.sequence).map(({ url }) => url),
  })),
);

export type Banner = InferOutput<typeof banner>;
export type Announcement = InferOutput<typeof announcement>;
