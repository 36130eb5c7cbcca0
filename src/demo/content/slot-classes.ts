import type { SeedSlotClass } from '#gateway/seed/seed.ts';
import { worded } from './texts/texts.ts';
import { titles } from './titles.ts';

/** The keys of the classes: classic, video, jackpot, table, arcade, bingo. */
const keys = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;
type SlotClassKey = (typeof keys)[number];

/** The classes of slots, as the filter of the slots page names them. */
export const slotClasses: readonly SeedSlotClass[] = keys.map((key) => ({
  key,
  name: worded(`slotClass.${key}`),
}));

/** The slot class by the motif of the cover. Every other motif is a video slot. */
const classOfMotif: Readonly<Record<string, SlotClassKey>> = {
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
    list.map((title): [string, SlotClassKey] => [title, classOfMotif[motif] ?? 'VP']),
  ),
);

/** The class of a slot, by its title. */
export function slotClassOf(title: string): SlotClassKey {
  return classOf.get(title) ?? 'VP';
}
