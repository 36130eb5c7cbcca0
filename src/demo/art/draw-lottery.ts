import { backdrops } from './backdrops.ts';
import { placeMotif } from './place-motif.ts';
import { circle, d, ellipse, group } from './kit/svg-elements.ts';
import { type PaletteName, palettes, type Tones } from './kit/palettes.ts';
import { ownEntry } from './kit/own-entry.ts';
import { createSheet, type Sheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';

type Look = readonly [motif: MotifName, palette: PaletteName, balls: number];

const looks: Readonly<Record<string, Look>> = {
  ALON3: ['compass', 'lagoon', 3],
  TALA4: ['parol', 'ube', 4],
  HAPON2: ['sun', 'dusk', 2],
  PERLAS6: ['shell', 'royal', 6],
  BITUIN5: ['gems', 'wine', 5],
  LAKAMBINI6: ['crown', 'orchid', 6],
  MABILIS5: ['dice', 'aurora', 5],
  KULAY3: ['kite', 'noon', 3],
};

const colours: readonly [Tones, ...Tones[]] = [
  ['#ffd2c8', '#ff5f55', '#8d1630'],
  ['#fff2c2', '#ffb52e', '#a5500f'],
  ['#d2fff0', '#2fbf9b', '#0b5a4a'],
  ['#d8f2ff', '#3fa2f0', '#123c8c'],
  ['#f0dcff', '#a55fe8', '#451785'],
  ['#ffffff', '#e8edf2', '#8a97b0'],
];

function ball(sheet: Sheet, x: number, index: number): string {
  const [lit, plain, shade] = colours[index % colours.length] ?? colours[0];
  return group(
    { transform: d`translate(${x} 172)` },
    ellipse(0, 14, 12, 3, '#000', { opacity: 0.35 }),
    circle(0, 0, 14, sheet.radial([lit, plain, shade], [0.36, 0.3, 0.8])),
    circle(0, 1, 7, '#fffaf2'),
    circle(0, 1, 2.4, shade),
  );
}

/** The picture of a lottery game, 200 by 200: its motif, and as many balls as it draws. Null for an unknown game. */
export function drawLottery(gameCode: string): string | null {
  const look = ownEntry(looks, gameCode);
  if (look === null) return null;
  const [motif, name, balls] = look;
  const sheet = createSheet(`l${gameCode}`, 200, 200);
  const palette = palettes[name];
  return sheet.finish(
    group({ transform: 'translate(0 -36)scale(.667)' }, backdrops.burst(sheet, palette)),
    placeMotif(sheet, palette, motif, { x: 100, y: 88, scale: 0.46 }),
    ...Array.from({ length: balls }, (_, index) =>
      ball(sheet, 100 + (index - (balls - 1) / 2) * 29, index),
    ),
  );
}
