import { fallback, type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { categoryOrOther } from '../vocabulary/category.ts';
import { count, countOrNull } from './readers/count.ts';
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
    gameType: categoryOrOther,
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

/** Vendors of one category. The lane of slots also has its slot classes. */
const wireLane = object({
  title: categoryOrOther,
  cards: list(vendorCard),
  gameClassify: list(slotClass, 100),
});

const isUnknown = ({ title }: InferOutput<typeof wireLane>) => Number(title === 'other');

/**
 * Lanes of vendors. A card without a known category has the category of its lane, and a lane without one the category of its
 * first card that has one. Such a lane comes last, so that no other lane is taken for it. A lane without both is left out.
 */
export const lanes = pipe(
  list(wireLane, 50),
  transform((all) =>
    all
      .toSorted((one, other) => isUnknown(one) - isUnknown(other))
      .flatMap(({ title, gameClassify, cards }) =>
        [title, ...cards.map((card) => card.category)]
          .filter((one) => one !== 'other')
          .slice(0, 1)
          .map((category) => ({
            category,
            slotClasses: gameClassify,
            cards: cards.map((card) => ({
              ...card,
              category: card.category === 'other' ? category : card.category,
            })),
          })),
      ),
  ),
);

export type Lane = InferOutput<typeof lanes>[number];
export type VendorCard = Lane['cards'][number];
