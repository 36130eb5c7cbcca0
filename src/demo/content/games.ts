import type { SeedGame } from '#gateway/seed/seed.ts';
import { createRandom } from '../art/kit/random.ts';
import { type GameKind, gameKind } from './game-kind.ts';
import { hotTitles } from './hot-titles.ts';
import { houses } from './houses.ts';
import { slotFactsOf } from './slot-facts.ts';
import { titles } from './titles.ts';
import { vendors } from './vendors.ts';

/** The classes of slots: classic, video, jackpot, table, arcade, bingo. */
export type SlotClassKey = 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';

/** The slot class of a title by what its cover shows; everything else is a video slot. */
const classes: Readonly<Record<string, SlotClassKey>> = {
  bell: 'SC',
  fruit: 'SC',
  sun: 'SC',
  parol: 'SC',
  chest: 'JP',
  crown: 'JP',
  gems: 'JP',
  volcano: 'JP',
  cards: 'TG',
  chips: 'TG',
  dice: 'TG',
  roulette: 'TG',
  tiles: 'TG',
  basketball: 'AC',
  crab: 'AC',
  esports: 'AC',
  football: 'AC',
  octopus: 'AC',
  shark: 'AC',
  trophy: 'AC',
  bingo: 'BG',
};

const classOf: ReadonlyMap<string, SlotClassKey> = new Map(
  Object.entries(titles).flatMap(([motif, list]) =>
    list.map((title): [string, SlotClassKey] => [title, classes[motif] ?? 'VP']),
  ),
);

function slotClassOf(title: string): SlotClassKey {
  return classOf.get(title) ?? 'VP';
}

const elsewhere: ReadonlySet<string> = new Set(Object.values(houses).flat());

/** Slots class by class and, within a class, cover by cover. */
const slotTitles = Object.values(titles)
  .flat()
  .filter((title) => !elsewhere.has(title))
  .toSorted((a, b) => slotClassOf(a).localeCompare(slotClassOf(b)));

const slotVendors = vendors.filter(({ category }) => category === 'RNG');

/** Titles in the order of a vendor's list: the hot ones first, the rest well mixed. */
function mixed(list: readonly string[], seed: string): readonly string[] {
  const random = createRandom(seed);
  return list
    .map((title) => {
      const rank = hotTitles.indexOf(title);
      return { title, place: rank === -1 ? 1_000 + random.between(0, 1) : rank };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ title }) => title);
}

/** Every vendor of slots gets its share of each class, and of each cover once. */
function slotsOf(vendorIndex: number): readonly string[] {
  const share = slotTitles.filter((_, index) => index % slotVendors.length === vendorIndex);
  return mixed(share, `slots of ${vendorIndex}`);
}

/** What can be tried with play money; bingo and the lottery ask everybody to log in. */
const triable: ReadonlySet<GameKind> = new Set(['slot', 'fish', 'baccarat', 'roulette', 'sicbo']);

/** Every game of the demo. The first of a vendor is what its lobby opens. */
export const games: readonly SeedGame[] = vendors
  .flatMap((vendor) => {
    const slots = vendor.category === 'RNG';
    const names = slots ? slotsOf(slotVendors.indexOf(vendor)) : (houses[vendor.code] ?? []);
    return names.map((name, index) => ({ vendor, name, index, slots }));
  })
  .map(({ slots, ...rest }) => {
    const slotClass = slots ? slotClassOf(rest.name) : null;
    return { ...rest, slotClass, kind: gameKind(rest.vendor.category, slotClass, rest.name) };
  })
  .map(({ vendor, name, index, slotClass, kind }, position) => ({
    nodeId: 10_001 + position,
    gameId: `${vendor.code}-${String(index + 1).padStart(2, '0')}`,
    vendor: vendor.code,
    category: vendor.category,
    name,
    slotClass,
    trial: triable.has(kind) && index % 3 !== 2,
    hot: hotTitles.indexOf(name) + 1,
    ...slotFactsOf(kind, name),
    kind,
  }));
