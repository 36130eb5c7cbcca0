import { fallback, type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { category, categoryCodes } from '../vocabulary/category.ts';
import { count, countOrNull } from './readers/count.ts';
import { wordOrNull } from './readers/maybe-word.ts';
import { flag, identifier, identifierOrNull, list, textOrNull, text } from './wire.ts';

/** Presentation of a live casino: picture of a dealer, title as a picture or text, description. */
const showcase = pipe(
  object({
    personUrl: textOrNull(),
    titleUrl: textOrNull(),
    title: text(80),
    description: text(400),
  }),
  transform(({ personUrl, titleUrl, ...rest }) => ({
    ...rest,
    person: personUrl,
    titlePicture: titleUrl,
  })),
);

/** Card of a vendor in a lane. The wire's `isNew: 1` means maintenance; `VASSALAGE` opens the list of the vendor's games. */
export const vendorCard = pipe(
  object({
    cardId: identifier(),
    vassalage: string(),
    gameType: wordOrNull(categoryCodes),
    displayName: text(),
    isGame: text(),
    isNew: flag(),
    nodeId: countOrNull(),
    gameId: identifierOrNull(),
    icon: textOrNull(),
    lagerIcon: textOrNull(),
    showcase: fallback(nullish(showcase, null), null),
  }),
  transform(({ vassalage, gameType, displayName, isGame, isNew, lagerIcon, ...rest }) => ({
    ...rest,
    vendor: vassalage,
    category: gameType,
    name: displayName,
    opens: isGame.toUpperCase() === 'VASSALAGE' ? ('games' as const) : ('lobby' as const),
    underMaintenance: isNew,
    picture: lagerIcon,
  })),
);

const slotClass = pipe(
  object({ key: string(), displayName: text(), gameCount: count() }),
  transform(({ displayName, gameCount, ...rest }) => ({
    ...rest,
    name: displayName,
    games: gameCount,
  })),
);

/** Vendors of one category. The lane of slots also has its slot classes. A card without a known category has the category of its lane. */
export const lane = pipe(
  object({
    title: category,
    cards: list(vendorCard),
    gameClassify: list(slotClass, 100),
  }),
  transform(({ title, gameClassify, cards }) => ({
    category: title,
    slotClasses: gameClassify,
    cards: cards.map((card) => ({ ...card, category: card.category ?? title })),
  })),
);

export type Lane = InferOutput<typeof lane>;
export type VendorCard = Lane['cards'][number];
