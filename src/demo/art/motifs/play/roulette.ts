import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import { gold, wood, type Palette } from '../../kit/palettes.ts';
import { starShape, wedge } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A roulette wheel with its ball. */
export function roulette(sheet: Sheet, palette: Palette): string {
  const turn = sheet.random.between(0, 18);
  const sectors = (first: number) =>
    Array.from({ length: 12 }, (_, index) =>
      wedge(0, 0, 104, turn + first + index * 30, turn + first + index * 30 + 15),
    ).join('');
  const metal = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  const ballAt = ((turn + 28) * Math.PI) / 180;
  return [
    circle(
      150,
      200,
      170,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.15`, `${palette.glow}/0`]),
    ),
    ellipse(150, 332, 124, 26, palette.deep, { opacity: 0.5 }),
    `<g transform="translate(150 206)scale(1 .94)">`,
    circle(0, 6, 138, wood[2]),
    circle(0, 0, 138, sheet.linear([wood[0], wood[1], wood[2]], [0, 0, 1, 1])),
    circle(0, 0, 124, sheet.linear(['#2a1408', '#5c3217'])),
    circle(0, 0, 110, metal),
    circle(0, 0, 104, '#14172c'),
    path(sectors(0), sheet.radial([palette.trim, palette.trimShade], [0.5, 0.5, 0.6])),
    path(`${wedge(0, 0, 104, turn - 7, turn + 7)}`, '#2fbf9b'),
    circle(0, 0, 104, 'none', { stroke: gold[0], 'stroke-width': 2, opacity: 0.7 }),
    circle(0, 0, 76, 'none', { stroke: metal, 'stroke-width': 4 }),
    line(
      Array.from({ length: 24 }, (_, index) => {
        const rad = ((turn + index * 15 - 90) * Math.PI) / 180;
        return d`M${76 * Math.cos(rad)} ${76 * Math.sin(rad)}L${104 * Math.cos(rad)} ${104 * Math.sin(rad)}`;
      }).join(''),
      gold[1],
      1.6,
    ),
    circle(0, 0, 56, sheet.radial([wood[0], wood[1], wood[2]], [0.4, 0.36, 0.8])),
    path(starShape(0, 0, 4, 50, 9, turn), metal),
    circle(0, 0, 17, metal),
    circle(0, -3, 9, gold[0]),
    circle(116 * Math.cos(ballAt), 116 * Math.sin(ballAt) + 2, 8.5, '#000', { opacity: 0.4 }),
    circle(
      116 * Math.cos(ballAt),
      116 * Math.sin(ballAt) - 1,
      8.5,
      sheet.radial(['#fff', '#f0f4fa', '#8a97b0'], [0.36, 0.3, 0.75]),
    ),
    path('M-120-60C-90-112-30-132 30-126-30-116-78-90-106-44Z', '#fff', { opacity: 0.28 }),
    '</g>',
  ].join('');
}
