import type { Lane, VendorCard } from '#protocol/model/vendor.ts';
import { type Category, categoryCodes, partOf } from '#protocol/vocabulary/category.ts';

/**
 * Lanes of the lobby: the lanes of the gateway, each followed by the categories that the app makes from it. Empty lanes
 * and lanes that the brand withholds are left out.
 */
export function lobbyLanes(lanes: readonly Lane[], withheld: readonly Category[] = []): Lane[] {
  return lanes
    .flatMap(split)
    .filter(({ category, cards }) => cards.length > 0 && !withheld.includes(category));
}

/** A lane without the vendors that have a lane of their own, and the lanes made from it. */
function split(lane: Lane): Lane[] {
  const parts = categoryCodes.filter((code) => partOf(code)?.of === lane.category);
  const moved = parts.flatMap((code) => partOf(code)?.vendors ?? []);
  const cards = lane.cards.filter(({ vendor }) => !moved.includes(vendor));
  return [{ ...lane, cards }, ...parts.map((code) => laneFrom(lane, code))];
}

/** The lane of a category made from another: the cards of its vendors, or all cards where its slot class has games. */
function laneFrom(lane: Lane, category: Category): Lane {
  const part = partOf(category);
  const slotClasses = lane.slotClasses.filter(
    ({ key, games }) => key === part?.slotClass && games > 0,
  );
  const belongs = ({ vendor }: VendorCard): boolean =>
    part?.vendors?.includes(vendor) ?? slotClasses.length > 0;
  return { category, slotClasses, cards: lane.cards.filter(belongs) };
}
