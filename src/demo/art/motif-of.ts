import type { GameType } from '#protocol/vocabulary/category.ts';
import { titles } from '../content/titles.ts';
import { motifs, type MotifName } from './motifs.ts';

const byTitle: ReadonlyMap<string, MotifName> = new Map(
  Object.entries(titles).flatMap(([name, list]) =>
    list.map((title): [string, MotifName] => [title, isMotif(name) ? name : 'lighthouse']),
  ),
);

const byCategory: Readonly<Record<GameType, MotifName>> = {
  RNG: 'fruit',
  LIVE: 'cards',
  PVP: 'cards',
  FISH: 'koi',
  SPORTS: 'football',
  ELOTT: 'bingo',
};

function isMotif(name: string): name is MotifName {
  return name in motifs;
}

/** The motif of a game's cover: by its title without a final number, else by its category. */
export function motifOf(title: string, category: GameType): MotifName {
  return byTitle.get(title.replace(/ \d+$/, '')) ?? byCategory[category];
}
