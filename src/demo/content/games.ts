import type { SeedGame, SeedVendor } from '#gateway/seed/seed.ts';
import { createRandom } from '../art/kit/random.ts';
import { type GameKind, gameKind } from './game-kind.ts';
import { gameReturns } from '../games/game-returns.ts';
import { hotTitles } from './hot-titles.ts';
import { vendorTitles } from './vendor-titles.ts';
import { slotFactsOf } from './games/slot-facts.ts';
import { tableFactsOf } from './games/table-facts.ts';
import { slotClassOf } from './slot-classes.ts';
import { titles } from './titles.ts';
import { vendors } from './vendors.ts';

/** Titles of vendors outside the category RNG. */
const otherTitles: ReadonlySet<string> = new Set(Object.values(vendorTitles).flat());

/** Titles of slots, sorted by class and then by motif. */
const slotTitles = Object.values(titles)
  .flat()
  .filter((title) => !otherTitles.has(title))
  .toSorted((a, b) => slotClassOf(a).localeCompare(slotClassOf(b)));

const slotVendors = vendors.filter(({ category }) => category === 'RNG');

/** Sorts the titles of a vendor: hot titles first, by rank; the others in a random order that depends on `seed`. */
function shuffle(list: readonly string[], seed: string): readonly string[] {
  const random = createRandom(seed);
  return list
    .map((title) => {
      const rank = hotTitles.indexOf(title);
      return { title, place: rank === -1 ? 1_000 + random.between(0, 1) : rank };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ title }) => title);
}

/** The titles of a slot vendor: an equal share of each class, and at most one title of each motif. */
function slotsOf(vendorIndex: number): readonly string[] {
  const share = slotTitles.filter((_, index) => index % slotVendors.length === vendorIndex);
  return shuffle(share, `slots of ${vendorIndex}`);
}

/** The kinds that can be tried with play money. */
const trialKinds: ReadonlySet<GameKind> = new Set([
  'slot',
  'fish',
  'baccarat',
  'roulette',
  'sicbo',
]);

/** The return to player in hundredths of a percent; null when it depends on the bet. */
function oneReturn(kind: GameKind): number | null {
  const { least, most } = gameReturns[kind];
  return least === most ? least : null;
}

/** New slots, which have the last node ids of their category. */
const newSlots = 8;

/** Returns whether a game is new: the last slots, and the last game of each other vendor. `position` is its place in the list. */
function isNew({ category, code }: SeedVendor, index: number, position: number): boolean {
  if (category !== 'RNG') return index + 1 === vendorTitles[code]?.length;
  return position < slotTitles.length && position >= slotTitles.length - newSlots;
}

/** Every game of the demo. The first game of a vendor is its lobby. */
export const games: readonly SeedGame[] = vendors
  .flatMap((vendor) => {
    const slots = vendor.category === 'RNG';
    const names = slots ? slotsOf(slotVendors.indexOf(vendor)) : (vendorTitles[vendor.code] ?? []);
    return names.map((name, index) => ({ vendor, name, index, slots }));
  })
  .map(({ slots, ...rest }) => {
    const slotClass = slots ? slotClassOf(rest.name) : null;
    return { ...rest, slotClass, kind: gameKind(rest.vendor, slotClass, rest.name) };
  })
  .map(({ vendor, name, index, slotClass, kind }, position) => ({
    nodeId: 10_001 + position,
    gameId: `${vendor.code}-${String(index + 1).padStart(2, '0')}`,
    vendor: vendor.code,
    category: vendor.category,
    name,
    slotClass,
    trial: trialKinds.has(kind) && index % 3 !== 2,
    hot: hotTitles.indexOf(name) + 1,
    mostBet: null,
    seats: null,
    ...slotFactsOf(kind, name, slotClass === 'JP'),
    ...tableFactsOf(kind),
    isNew: isNew(vendor, index, position),
    returnRate: oneReturn(kind),
    isJackpot: slotClass === 'JP',
    kind,
  }));
