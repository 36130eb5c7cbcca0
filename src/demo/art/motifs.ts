import type { BackdropName } from './backdrops.ts';
import type { ForegroundName } from './foregrounds.ts';
import type { Palette, PaletteName } from './kit/palettes.ts';
import type { Sheet } from './kit/sheet.ts';
import { bakunawa } from './motifs/animals/bakunawa.ts';
import { bangka } from './motifs/places/bangka.ts';
import { basketball } from './motifs/play/basketball.ts';
import { bell } from './motifs/play/bell.ts';
import { bingo } from './motifs/play/bingo.ts';
import { butanding } from './motifs/animals/butanding.ts';
import { butterfly } from './motifs/animals/butterfly.ts';
import { carabao } from './motifs/animals/carabao.ts';
import { cards } from './motifs/play/cards.ts';
import { chest } from './motifs/things/chest.ts';
import { chips } from './motifs/play/chips.ts';
import { compass } from './motifs/places/compass.ts';
import { crab } from './motifs/animals/crab.ts';
import { crown } from './motifs/things/crown.ts';
import { dice } from './motifs/play/dice.ts';
import { eagle } from './motifs/animals/eagle.ts';
import { esports } from './motifs/play/esports.ts';
import { flower } from './motifs/things/flower.ts';
import { football } from './motifs/play/football.ts';
import { fruit } from './motifs/things/fruit.ts';
import { galleon } from './motifs/places/galleon.ts';
import { gems } from './motifs/play/gems.ts';
import { halohalo } from './motifs/things/halohalo.ts';
import { island } from './motifs/places/island.ts';
import { jeepney } from './motifs/places/jeepney.ts';
import { kite } from './motifs/things/kite.ts';
import { koi } from './motifs/animals/koi.ts';
import { kubo } from './motifs/places/kubo.ts';
import { lighthouse } from './motifs/places/lighthouse.ts';
import { mango } from './motifs/things/mango.ts';
import { maskara } from './motifs/things/maskara.ts';
import { octopus } from './motifs/animals/octopus.ts';
import { parol } from './motifs/things/parol.ts';
import { rooster } from './motifs/animals/rooster.ts';
import { roulette } from './motifs/play/roulette.ts';
import { shark } from './motifs/animals/shark.ts';
import { shell } from './motifs/animals/shell.ts';
import { sirena } from './motifs/animals/sirena.ts';
import { store } from './motifs/places/store.ts';
import { sun } from './motifs/places/sun.ts';
import { tarsier } from './motifs/animals/tarsier.ts';
import { terraces } from './motifs/places/terraces.ts';
import { tiles } from './motifs/play/tiles.ts';
import { trophy } from './motifs/play/trophy.ts';
import { turtle } from './motifs/animals/turtle.ts';
import { volcano } from './motifs/places/volcano.ts';

type Some<Item> = readonly [Item, ...Item[]];

/** The subject of a picture, with the backdrops, foregrounds and palettes that it can be combined with. */
export interface Motif {
  readonly draw: (sheet: Sheet, palette: Palette) => string;
  readonly backdrops: Some<BackdropName>;
  readonly foregrounds: Some<ForegroundName>;
  readonly palettes: Some<PaletteName>;
}

function motif(
  draw: Motif['draw'],
  backdrops: Motif['backdrops'],
  foregrounds: Motif['foregrounds'],
  palettes: Motif['palettes'],
): Motif {
  return { draw, backdrops, foregrounds, palettes };
}

const sea: Some<PaletteName> = [
  'night',
  'dusk',
  'lagoon',
  'aurora',
  'storm',
  'royal',
  'rose',
  'noon',
];
const deep: Some<PaletteName> = [
  'night',
  'lagoon',
  'aurora',
  'royal',
  'ube',
  'noon',
  'storm',
  'orchid',
];
const warm: Some<PaletteName> = [
  'ember',
  'copper',
  'wine',
  'dusk',
  'orchid',
  'night',
  'rose',
  'ube',
];
const green: Some<PaletteName> = [
  'palay',
  'aurora',
  'lagoon',
  'noon',
  'dusk',
  'copper',
  'night',
  'storm',
];
const rich: Some<PaletteName> = [
  'royal',
  'wine',
  'ube',
  'ember',
  'night',
  'orchid',
  'aurora',
  'copper',
];
const gay: Some<PaletteName> = [
  'orchid',
  'noon',
  'rose',
  'ube',
  'lagoon',
  'dusk',
  'ember',
  'royal',
];

/** Every subject that covers, symbols and pictures are drawn from. */
export const motifs = {
  bakunawa: motif(bakunawa, ['sea', 'burst', 'hills'], ['waves', 'bare', 'coins'], deep),
  bangka: motif(bangka, ['sea', 'hills', 'burst'], ['bare', 'bubbles'], sea),
  basketball: motif(basketball, ['arena', 'burst', 'fiesta'], ['bare', 'petals'], warm),
  bell: motif(bell, ['burst', 'capiz', 'fiesta', 'hills'], ['coins', 'petals', 'bare'], rich),
  bingo: motif(bingo, ['fiesta', 'burst', 'capiz', 'arena'], ['petals', 'bare', 'coins'], gay),
  butanding: motif(butanding, ['reef'], ['bubbles', 'bare'], deep),
  butterfly: motif(
    butterfly,
    ['grove', 'burst', 'capiz', 'hills'],
    ['leaves', 'petals', 'bare'],
    gay,
  ),
  carabao: motif(carabao, ['hills', 'burst', 'grove', 'sea'], ['leaves', 'coins', 'bare'], green),
  cards: motif(cards, ['felt', 'burst', 'capiz'], ['coins', 'bare', 'petals'], rich),
  chest: motif(chest, ['reef', 'burst', 'sea', 'grove'], ['coins', 'bubbles', 'bare'], deep),
  chips: motif(chips, ['felt', 'burst', 'capiz'], ['bare', 'coins'], rich),
  compass: motif(compass, ['sea', 'burst', 'hills'], ['waves', 'bare', 'coins'], sea),
  crab: motif(crab, ['reef', 'sea', 'burst'], ['bubbles', 'bare', 'coins'], deep),
  crown: motif(crown, ['burst', 'capiz', 'felt'], ['coins', 'bare', 'petals'], rich),
  dice: motif(dice, ['felt', 'burst', 'capiz', 'fiesta'], ['bare', 'coins'], rich),
  eagle: motif(eagle, ['hills', 'burst', 'grove'], ['leaves', 'bare'], green),
  esports: motif(
    esports,
    ['arena', 'burst'],
    ['bare'],
    ['royal', 'ube', 'aurora', 'orchid', 'night', 'lagoon'],
  ),
  flower: motif(flower, ['grove', 'burst', 'capiz', 'hills'], ['petals', 'leaves', 'bare'], gay),
  football: motif(football, ['arena', 'burst', 'hills'], ['bare', 'petals'], green),
  fruit: motif(fruit, ['burst', 'capiz', 'fiesta', 'grove'], ['coins', 'leaves', 'bare'], gay),
  galleon: motif(galleon, ['sea', 'hills', 'burst'], ['bare', 'coins'], sea),
  gems: motif(gems, ['burst', 'reef', 'grove', 'hills'], ['bare', 'coins', 'bubbles'], rich),
  halohalo: motif(halohalo, ['fiesta', 'burst', 'capiz'], ['petals', 'leaves', 'bare'], gay),
  island: motif(island, ['sea', 'hills', 'burst'], ['bare'], sea),
  jeepney: motif(
    jeepney,
    ['fiesta', 'burst', 'hills', 'arena'],
    ['coins', 'petals', 'ground'],
    warm,
  ),
  kite: motif(kite, ['hills', 'burst', 'sea'], ['leaves', 'bare'], gay),
  koi: motif(koi, ['reef', 'burst', 'grove'], ['bubbles', 'coins', 'leaves'], deep),
  kubo: motif(kubo, ['hills', 'sea', 'grove'], ['leaves', 'bare'], green),
  lighthouse: motif(lighthouse, ['sea', 'hills', 'sea'], ['waves'], sea),
  mango: motif(mango, ['grove', 'burst', 'hills', 'capiz'], ['leaves', 'bare', 'coins'], green),
  maskara: motif(maskara, ['fiesta', 'burst', 'capiz'], ['petals', 'bare', 'coins'], warm),
  octopus: motif(octopus, ['reef', 'burst'], ['bubbles', 'bare', 'coins'], deep),
  parol: motif(parol, ['fiesta', 'capiz', 'hills', 'sea'], ['petals', 'bare'], warm),
  rooster: motif(
    rooster,
    ['burst', 'hills', 'arena', 'fiesta'],
    ['leaves', 'petals', 'ground'],
    warm,
  ),
  roulette: motif(roulette, ['burst', 'capiz', 'felt'], ['bare', 'coins'], rich),
  shark: motif(shark, ['reef', 'burst', 'sea'], ['bubbles', 'bare', 'waves'], deep),
  shell: motif(shell, ['reef', 'burst', 'sea'], ['bubbles', 'waves', 'coins'], deep),
  sirena: motif(sirena, ['sea', 'hills'], ['bare', 'bubbles'], sea),
  store: motif(store, ['fiesta', 'hills', 'sea'], ['ground', 'petals'], warm),
  sun: motif(sun, ['sea', 'burst', 'hills', 'capiz'], ['waves', 'bare', 'coins'], sea),
  tarsier: motif(tarsier, ['grove', 'hills', 'burst'], ['leaves', 'bare'], green),
  terraces: motif(
    terraces,
    ['hills', 'sea', 'burst'],
    ['bare'],
    ['palay', 'dusk', 'rose', 'noon', 'aurora', 'copper'],
  ),
  tiles: motif(tiles, ['felt', 'burst', 'capiz', 'grove'], ['bare', 'petals', 'coins'], rich),
  trophy: motif(trophy, ['arena', 'burst', 'fiesta'], ['petals', 'coins', 'bare'], rich),
  turtle: motif(turtle, ['reef', 'burst'], ['bubbles', 'bare'], deep),
  volcano: motif(volcano, ['hills', 'sea', 'burst'], ['bare'], warm),
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
