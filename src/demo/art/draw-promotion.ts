import type { BackdropName } from './backdrops.ts';
import { backdrops } from './backdrops.ts';
import { placeMotif } from './place-motif.ts';
import { d, group, rect } from './kit/svg-elements.ts';
import { type PaletteName, palettes } from './kit/palettes.ts';
import { createSheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';

interface Composition {
  readonly backdrop: BackdropName;
  readonly palette: PaletteName;
  readonly first: MotifName;
  readonly second: MotifName;
  readonly third: MotifName;
}

function composition(
  backdrop: BackdropName,
  palette: PaletteName,
  first: MotifName,
  second: MotifName,
  third: MotifName,
): Composition {
  return { backdrop, palette, first, second, third };
}

const compositions: readonly [Composition, ...Composition[]] = [
  composition('burst', 'night', 'chest', 'lighthouse', 'gems'),
  composition('arena', 'palay', 'football', 'trophy', 'basketball'),
  composition('reef', 'lagoon', 'koi', 'octopus', 'turtle'),
  composition('fiesta', 'ember', 'jeepney', 'parol', 'store'),
  composition('capiz', 'royal', 'crown', 'chips', 'cards'),
  composition('hills', 'dusk', 'carabao', 'mango', 'flower'),
  composition('burst', 'orchid', 'halohalo', 'fruit', 'maskara'),
  composition('arena', 'ember', 'basketball', 'trophy', 'football'),
  composition('reef', 'royal', 'shark', 'crab', 'shell'),
  composition('burst', 'wine', 'bell', 'dice', 'roulette'),
  composition('fiesta', 'ube', 'maskara', 'parol', 'butterfly'),
  composition('capiz', 'aurora', 'gems', 'chest', 'crown'),
  composition('arena', 'copper', 'basketball', 'sun', 'kite'),
  composition('sea', 'lagoon', 'bangka', 'island', 'turtle'),
  composition('burst', 'noon', 'cards', 'parol', 'mango'),
  composition('reef', 'storm', 'butanding', 'koi', 'shell'),
  composition('hills', 'rose', 'kite', 'flower', 'butterfly'),
  composition('fiesta', 'noon', 'dice', 'store', 'halohalo'),
];

/** Id of the first promotion, which has the first composition. */
const firstId = 300;

/** Vertical offset of a backdrop, so that its main part is inside the wide picture. */
const offsets: Readonly<Record<BackdropName, number>> = {
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

/** The picture of a promotion, 800 by 450. The compositions repeat. */
export function drawPromotion(id: number): string {
  const {
    backdrop,
    palette: name,
    first,
    second,
    third,
  } = compositions[Math.max(0, id - firstId) % compositions.length] ?? compositions[0];
  const sheet = createSheet(`p${id}`, 800, 450);
  const palette = palettes[name];
  const wide = d`translate(0 ${offsets[backdrop]})scale(2.667)`;
  return sheet.finish(
    group({ transform: wide }, backdrops[backdrop](sheet, palette)),
    placeMotif(sheet, palette, second, { x: 160, y: 234, scale: 0.86, turn: -8, flip: true }),
    placeMotif(sheet, palette, third, { x: 648, y: 240, scale: 0.86, turn: 8 }),
    placeMotif(sheet, palette, first, { x: 400, y: 228, scale: 1.16 }),
    rect(0, 330, 800, 120, sheet.linear([`${palette.deep}/0`, `${palette.deep}/.55`])),
  );
}
