import { path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { dots, glint, wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { placeMotif } from '../place-motif.ts';

/** A treasure chest before rays of light, between gems and chips. */
export function registerPromo(sheet: Sheet): string {
  const palette = palettes.night;
  const ray = sheet.radial(['#ffcf7a/.55', '#ffcf7a/.12/.5', '#ffcf7a/0']);
  const rays = Array.from({ length: 12 }, (_, index) =>
    wedge(400, 236, 520, index * 30 + 6, index * 30 + 19),
  );
  return [
    rect(0, 0, 800, 360, sheet.linear(['#12284a', '#1b3560', '#3a2c54', '#5a3340'])),
    path(rays.join(''), ray, { opacity: 0.75 }),
    rect(
      0,
      0,
      800,
      360,
      sheet.radial(['#ffcf7a/.5', '#ffcf7a/.14/.45', '#ffcf7a/0'], [0.5, 0.62, 0.42]),
    ),
    dots(sheet.random, 46, [10, 8, 790, 190], '#fff', 1.8, 0.7),
    dots(sheet.random, 22, [120, 20, 680, 300], '#ffcf7a', 4, 0.9),
    placeMotif(sheet, palettes.ember, 'gems', { x: 148, y: 236, scale: 0.62, turn: -10 }),
    placeMotif(sheet, palettes.wine, 'chips', { x: 656, y: 238, scale: 0.62, turn: 8, flip: true }),
    placeMotif(sheet, palette, 'chest', { x: 400, y: 196, scale: 1.08 }),
    path(
      [glint(262, 74, 22), glint(556, 60, 30), glint(604, 132, 14), glint(206, 138, 13)].join(''),
      '#fff3d6',
    ),
  ].join('');
}
