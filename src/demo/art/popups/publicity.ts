import { line, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { dots, glint } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { placeMotif } from '../place-motif.ts';

/** A string of pennants from one side to the other. */
function pennants(): string {
  const colours = ['#ff6b5c', '#ffb648', '#45c99c', '#8ecbff', '#f06ba6'];
  return Array.from({ length: 13 }, (_, index) => {
    const x = 20 + index * 62;
    const y = 30 + Math.round(34 * Math.sin((Math.PI * (index + 0.5)) / 13));
    return path(`M${x} ${y}h30l-15 34z`, colours[index % colours.length] ?? '');
  }).join('');
}

/** Lit lanterns under a string of pennants. */
export function publicity(sheet: Sheet): string {
  return [
    rect(0, 0, 800, 360, sheet.linear(['#1a1440', '#4a1f5e', '#9a3460'])),
    rect(
      0,
      0,
      800,
      360,
      sheet.radial(['#ffcf7a/.5', '#ffcf7a/.12/.5', '#ffcf7a/0'], [0.5, 0.55, 0.5]),
    ),
    dots(sheet.random, 60, [0, 80, 800, 350], '#ffcf7a', 3, 0.5),
    line('M0 26Q400 100 800 26', '#fff', 2, { opacity: 0.5 }),
    pennants(),
    placeMotif(sheet, palettes.ember, 'parol', { x: 190, y: 236, scale: 0.66, turn: -8 }),
    placeMotif(sheet, palettes.lagoon, 'parol', { x: 612, y: 236, scale: 0.66, turn: 8 }),
    placeMotif(sheet, palettes.night, 'parol', { x: 400, y: 214, scale: 0.98 }),
    path(
      [glint(300, 130, 14), glint(512, 120, 18), glint(88, 170, 12), glint(720, 160, 12)].join(''),
      '#fff3d6',
    ),
  ].join('');
}
