import { circle, d, ellipse, group, line, path, rect } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Three bone tiles: a flower, bamboo, circles. */
export function tiles(sheet: Sheet, palette: Palette): string {
  const bone = sheet.linear(['#ffffff', '#f7ecd8', '#d3bfa4'], [0, 0, 0.5, 1]);
  const back = sheet.linear([palette.trim, palette.trimShade]);
  const slab = (face: string, x: number, y: number, turn: number, scale: number) =>
    group(
      { transform: d`translate(${x} ${y})rotate(${turn})scale(${scale})` },
      rect(-48, -62, 110, 140, palette.deep, { rx: 14, opacity: 0.35 }),
      rect(-46, -58, 104, 132, back, { rx: 13 }),
      rect(-50, -64, 104, 132, '#b8a184', { rx: 13 }),
      rect(-52, -68, 104, 132, bone, { rx: 13 }),
      rect(-45, -61, 90, 118, 'none', { rx: 9, stroke: '#d3bfa4', 'stroke-width': 1.5 }),
      face,
      path('M-40-66H40Q52-66 52-54V-20L-52 20V-54Q-52-66-40-66Z', '#fff', { opacity: 0.3 }),
    );
  const red = '#d81f38';
  const green = '#10966a';
  const blue = '#2458d8';
  const dot = (x: number, y: number, colour: string) =>
    circle(x, y, 14, colour) +
    circle(x, y, 10, '#fff6e2') +
    path(starShape(x, y, 6, 9, 4.5), colour);
  const circles =
    dot(-22, -36, blue) +
    dot(22, -36, green) +
    dot(0, -2, red) +
    dot(-22, 32, green) +
    dot(22, 32, blue);
  const cane = (x: number, y: number, colour: string) =>
    line(d`M${x} ${y - 12}V${y + 12}`, colour, 9) +
    line(d`M${x - 6} ${y}h12M${x - 5} ${y - 13}h10M${x - 5} ${y + 13}h10`, colour, 4);
  const bamboo = [-26, 0, 26]
    .map((x) => cane(x, -30, x === 0 ? red : green) + cane(x, 24, x === 0 ? green : blue))
    .join('');
  const flower =
    path(starShape(0, -2, 8, 36, 21), red) +
    path(starShape(0, -2, 8, 22, 12, -68), gold[1]) +
    circle(0, -2, 8, '#fff6e2') +
    path(
      'M-4 34C-22 26-34 34-38 48-22 52-8 46-4 34ZM4 34C22 26 34 34 38 48 22 52 8 46 4 34Z',
      green,
    );
  const order = sheet.random.pick([
    [circles, bamboo, flower],
    [flower, circles, bamboo],
    [bamboo, flower, circles],
  ] as const);
  return [
    circle(
      150,
      200,
      165,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.15`, `${palette.glow}/0`]),
    ),
    ellipse(150, 346, 124, 18, palette.deep, { opacity: 0.5 }),
    slab(order[0], 86, 160, -20, 0.98),
    slab(order[1], 218, 168, 17, 0.98),
    slab(order[2], 150, 254, -3, 1.2),
  ].join('');
}
