import type { BackdropName } from './backdrops.ts';
import { backdrops } from './backdrops.ts';
import { placed } from './banners/placed.ts';
import { d, group, rect } from './kit/marks.ts';
import { type PaletteName, palettes } from './kit/palettes.ts';
import { createSheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';

interface Recipe {
  readonly backdrop: BackdropName;
  readonly palette: PaletteName;
  readonly first: MotifName;
  readonly second: MotifName;
  readonly third: MotifName;
}

function recipe(
  backdrop: BackdropName,
  palette: PaletteName,
  first: MotifName,
  second: MotifName,
  third: MotifName,
): Recipe {
  return { backdrop, palette, first, second, third };
}

const recipes: readonly [Recipe, ...Recipe[]] = [
  recipe('burst', 'night', 'chest', 'lighthouse', 'gems'),
  recipe('arena', 'palay', 'football', 'trophy', 'basketball'),
  recipe('reef', 'lagoon', 'koi', 'octopus', 'turtle'),
  recipe('fiesta', 'ember', 'jeepney', 'parol', 'store'),
  recipe('capiz', 'royal', 'crown', 'chips', 'cards'),
  recipe('hills', 'dusk', 'carabao', 'mango', 'flower'),
  recipe('burst', 'orchid', 'halohalo', 'fruit', 'maskara'),
  recipe('arena', 'ember', 'basketball', 'trophy', 'football'),
  recipe('reef', 'royal', 'shark', 'crab', 'shell'),
  recipe('burst', 'wine', 'bell', 'dice', 'roulette'),
  recipe('fiesta', 'ube', 'maskara', 'parol', 'butterfly'),
  recipe('capiz', 'aurora', 'gems', 'chest', 'crown'),
];

/** How far a backdrop is lifted so that what matters in it lies in the wide frame. */
const lifts: Readonly<Record<BackdropName, number>> = {
  arena: -420,
  burst: -308,
  capiz: -308,
  felt: -420,
  fiesta: -40,
  grove: -308,
  hills: -350,
  reef: -20,
  sea: -400,
};

/** The picture of a promotion, 800 by 450. Ids go round the recipes. */
export function drawPromotion(id: number): string {
  const {
    backdrop,
    palette: name,
    first,
    second,
    third,
  } = recipes[id % recipes.length] ?? recipes[0];
  const sheet = createSheet(`p${id}`, 800, 450);
  const palette = palettes[name];
  const wide = d`translate(0 ${lifts[backdrop]})scale(2.667)`;
  return sheet.finish(
    group({ transform: wide }, backdrops[backdrop](sheet, palette)),
    placed(sheet, palette, second, { x: 160, y: 234, scale: 0.86, turn: -8, flip: true }),
    placed(sheet, palette, third, { x: 648, y: 240, scale: 0.86, turn: 8 }),
    placed(sheet, palette, first, { x: 400, y: 228, scale: 1.16 }),
    rect(0, 330, 800, 120, sheet.linear([`${palette.deep}/0`, `${palette.deep}/.55`])),
  );
}
