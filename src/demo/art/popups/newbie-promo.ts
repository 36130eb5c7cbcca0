import { circle, line, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { dots, waveShape, wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { boat } from '../motifs/places/bangka.ts';
import { placeMotif } from '../place-motif.ts';

/** A boat that sails to a lighthouse along its beam. */
export function newbiePromo(sheet: Sheet): string {
  return [
    rect(0, 0, 800, 360, sheet.linear(['#161a4a', '#4a2b70', '#b4506c', '#f3906a'])),
    dots(sheet.random, 54, [0, 0, 800, 170], '#fff', 1.7, 0.7),
    circle(600, 120, 260, sheet.radial(['#ffd08a/.65', '#ffd08a/.16/.5', '#ffd08a/0'])),
    path(wedge(612, 104, 760, 254, 272), sheet.linear(['#ffe3b0/0', '#ffe3b0/.75'], [0, 0, 1, 0])),
    path(wedge(612, 104, 320, 78, 98), sheet.linear(['#ffe3b0/.6', '#ffe3b0/0'], [0, 0, 1, 0])),
    path(
      'M0 238C70 214 120 220 170 206 230 190 280 214 340 222 390 228 430 232 470 240V260H0Z',
      '#4b2a63',
    ),
    rect(0, 238, 800, 122, sheet.linear(['#a94a6a', '#4a2a62', '#1b1844'])),
    line('M520 256h190M486 270h260M540 284h150M470 300h300', '#ffd08a', 3, { opacity: 0.6 }),
    line('M180 262h150M140 280h240M200 300h130', '#ffd08a', 2.4, { opacity: 0.4 }),
    placeMotif(sheet, palettes.dusk, 'lighthouse', { x: 612, y: 182, scale: 0.94 }),
    placeMotif(sheet, palettes.noon, boat, { x: 252, y: 240, scale: 0.72 }),
    path(waveShape(800, 312, 9, 160, 0.4, 360), '#fff', { opacity: 0.16 }),
    path(waveShape(800, 322, 9, 160, 0.9, 360), sheet.linear(['#3a2760', '#171540'])),
  ].join('');
}
