import { fallback, type InferOutput, nullish, object, pipe, string, transform } from 'valibot';
import { type Category, categoryOrOther } from '../vocabulary/category.ts';
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

/** Card of a vendor. */
export type VendorCard = Omit<InferOutput<typeof vendorCard>, 'category'> & {
  readonly category: Category;
};

/** Vendors of one category, and its slot classes. */
export interface Lane {
  readonly category: Category;
  readonly slotClasses: InferOutput<typeof slotClass>[];
  readonly cards: VendorCard[];
}

/**
 * Lanes of vendors, one of each category: lanes of the same category are one. A card without a known category has the category of
 * its lane, and a lane without one the category of its first card that has one. A lane without both is left out.
 */
export const lanes = pipe(
  list(wireLane, 50),
  transform((all) => {
    const byCategory = new Map<Category, Lane>();
    for (const { title, gameClassify, cards } of all) {
      const category = [title, ...cards.map((card) => card.category)].find(
        (one) => one !== 'other',
      );
      if (!category) continue;
      const lane = byCategory.get(category);
      byCategory.set(category, {
        category,
        slotClasses: [...(lane?.slotClasses ?? []), ...gameClassify],
        cards: [
          ...(lane?.cards ?? []),
          ...cards.map((card) => ({
            ...card,
            category: card.category === 'other' ? category : card.category,
          })),
        ],
      });
    }
    return [...byCategory.values()];
  }),
);
