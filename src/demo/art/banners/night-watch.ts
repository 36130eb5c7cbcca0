import { circle, line, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { dots, waveShape, wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { boat } from '../motifs/places/bangka.ts';
import { placeMotif } from '../place-motif.ts';

/** A lighthouse and a boat at night. */
export function nightWatch(sheet: Sheet): string {
  const palette = palettes.night;
  const beam = sheet.linear(['#ffcf7a/0', '#ffcf7a/.1', '#ffcf7a/.6'], [0, 0, 1, 0]);
  return [
    rect(0, 0, 1600, 600, sheet.linear(['#0a1424', '#10223f', '#1f4268', '#39678a'])),
    dots(sheet.random, 130, [0, 0, 1600, 330], '#fff', 2, 0.6),
    dots(sheet.random, 26, [0, 0, 1600, 300], '#ffcf7a', 3.4, 0.8),
    circle(1210, 190, 420, sheet.radial(['#ffcf7a/.5', '#ffcf7a/.1/.5', '#ffcf7a/0'])),
    path(wedge(1210, 178, 1300, 258, 275), beam),
    path(wedge(1210, 178, 900, 74, 96), sheet.linear(['#ffcf7a/.6', '#ffcf7a/0'], [0, 0, 1, 0])),
    path(
      'M640 402C700 380 740 340 800 346 860 352 880 320 940 324 1010 330 1050 380 1120 402ZM1330 402C1390 360 1440 366 1500 340 1560 320 1600 340 1640 330V402Z',
      '#15304f',
    ),
    rect(0, 400, 1600, 200, sheet.linear(['#2a5878', '#12304f', '#0a1424'])),
    line(
      'M1120 420h180M1090 436h236M1130 452h170M1070 470h260M1150 490h120M1040 512h300',
      '#ffcf7a',
      3.4,
      { opacity: 0.5 },
    ),
    path(waveShape(1600, 470, 9, 220, 0.2, 600), '#0f2a48', { opacity: 0.6 }),
    placeMotif(sheet, palettes.dusk, boat, { x: 880, y: 396, scale: 0.56 }),
    placeMotif(sheet, palette, 'lighthouse', { x: 1210, y: 300, scale: 1.5 }),
    path(waveShape(1600, 528, 14, 260, 0.6, 600), '#e8f1f2', { opacity: 0.35 }),
    path(waveShape(1600, 534, 14, 260, 0.6, 600), sheet.linear(['#1c466b', '#0a1424'])),
  ].join('');
}
