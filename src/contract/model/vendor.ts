import { fallback, type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { category } from '../vocabulary/category.ts';
import { flag, identifier, list, maybeText, text, wholeNumber } from './wire.ts';

/** How a live casino presents itself: who deals, its title as a picture or in words, a sentence or two. */
const showcase = pipe(
  object({
    personUrl: maybeText(),
    titleUrl: maybeText(),
    title: text(80),
    description: text(400),
  }),
  transform(({ personUrl, titleUrl, ...rest }) => ({
    ...rest,
    person: personUrl,
    titlePicture: titleUrl,
  })),
);

/** A vendor's card in a lane. The wire's `isNew: 1` means maintenance; `VASSALAGE` opens the vendor's own list of games. */
export const vendorCard = pipe(
  object({
    cardId: identifier(),
    vassalage: string(),
    gameType: category,
    displayName: text(),
    isGame: text(),
    isNew: flag(),
    nodeId: nullish(wholeNumber(), null),
    gameId: nullish(identifier(), null),
    icon: maybeText(),
    lagerIcon: maybeText(),
    showcase: fallback(nullish(showcase, null), null),
  }),
  transform(({ vassalage, gameType, displayName, isGame, isNew, lagerIcon, ...rest }) => ({
    ...rest,
    vendor: vassalage,
    category: gameType,
    name: displayName,
    opens: isGame === 'VASSALAGE' ? ('games' as const) : ('lobby' as const),
    underMaintenance: isNew,
    picture: lagerIcon,
  })),
);

const slotClass = pipe(
  object({ key: string(), displayName: text(), gameCount: wholeNumber() }),
  transform(({ displayName, gameCount, ...rest }) => ({
    ...rest,
    name: displayName,
    games: gameCount,
  })),
);

/** A row of vendors under one category; slots also carry their classes. */
export const lane = pipe(
  object({
    title: category,
    cards: list(vendorCard),
    gameClassify: list(slotClass, 100),
  }),
  transform(({ title, gameClassify, ...rest }) => ({
    category: title,
    slotClasses: gameClassify,
    ...rest,
  })),
);

export type VendorCard = InferOutput<typeof vendorCard>;
export type Lane = InferOutput<typeof lane>;
