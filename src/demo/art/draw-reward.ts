import { backdrops, type BackdropName } from './backdrops.ts';
import { circle, d, ellipse, group, path } from './kit/svg-elements.ts';
import { ownEntry } from './kit/own-entry.ts';
import { gold, type PaletteName, palettes } from './kit/palettes.ts';
import { starShape } from './kit/shapes.ts';
import { createSheet, type Sheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';
import { placeMotif } from './place-motif.ts';

type Look = readonly [motif: MotifName, palette: PaletteName, backdrop: BackdropName];

/** The picture of each item of the points mall. */
const looks: Readonly<Record<string, Look>> = {
  'chips-50': ['chips', 'lagoon', 'burst'],
  'chips-100': ['chips', 'royal', 'burst'],
  'chips-500': ['chips', 'orchid', 'burst'],
  'chips-1000': ['chips', 'ember', 'burst'],
  'fiesta-voucher': ['flower', 'rose', 'fiesta'],
  'treasure-voucher': ['chest', 'copper', 'capiz'],
  'gem-voucher': ['gems', 'ube', 'capiz'],
  'host-call': ['bell', 'dusk', 'capiz'],
  'crown-week': ['crown', 'wine', 'burst'],
  'jeepney-ride': ['jeepney', 'noon', 'hills'],
  parol: ['parol', 'night', 'fiesta'],
  mangga: ['mango', 'palay', 'grove'],
  saranggola: ['kite', 'noon', 'hills'],
  bola: ['basketball', 'ember', 'arena'],
  maskara: ['maskara', 'orchid', 'fiesta'],
  bangka: ['bangka', 'lagoon', 'sea'],
  'shell-lamp': ['shell', 'aurora', 'reef'],
  galleon: ['galleon', 'dusk', 'sea'],
};

/** The codes of the pictures. @internal Tests draw each. */
export const rewardCodes = Object.keys(looks);

/** A coin of points in the corner. */
function coin(sheet: Sheet): string {
  const metal = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  return [
    circle(348, 54, 26, '#000', { opacity: 0.25 }),
    circle(346, 50, 26, gold[2]),
    circle(346, 48, 26, metal),
    circle(346, 48, 19, 'none', { stroke: gold[2], 'stroke-width': 2, opacity: 0.7 }),
    path(starShape(346, 48, 5, 12, 5.4), '#fff4cf'),
  ].join('');
}

/** The picture of an item of the points mall, 400 by 300; null for an unknown code. */
export function drawReward(code: string): string | null {
  const look = ownEntry(looks, code);
  if (look === null) return null;
  const [motif, name, backdrop] = look;
  const palette = palettes[name];
  const sheet = createSheet(`reward${code}`, 400, 300);
  return sheet.finish(
    group({ transform: d`translate(0 -100)scale(1.3334)` }, backdrops[backdrop](sheet, palette)),
    ellipse(200, 258, 120, 18, palette.deep, { opacity: 0.35 }),
    placeMotif(sheet, palette, motif, { x: 200, y: 156, scale: 0.82 }),
    coin(sheet),
  );
}
