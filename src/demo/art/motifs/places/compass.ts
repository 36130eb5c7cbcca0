import { circle, d, line, path } from '../../kit/svg-elements.ts';
import { gold, wood, type Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A ship's wheel with a compass rose for its hub. */
export function compass(sheet: Sheet, palette: Palette): string {
  const turn = sheet.random.between(0, 45);
  const metal = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  const timber = sheet.linear([wood[0], wood[1], wood[2]], [0, 0, 1, 1]);
  const spoke = sheet.define(
    path(
      'M-7-40L-9-104Q-14-112-9-120L-7-132Q-14-150 0-158 14-150 7-132L9-120Q14-112 9-104L7-40Z',
      timber,
    ) + path('M-4-44L-5-150Q-2-156 0-156L-1-44Z', '#fff', { opacity: 0.3 }),
  );
  const spokes = Array.from({ length: 8 }, (_, index) =>
    sheet.use(spoke, { transform: d`rotate(${turn + index * 45})` }),
  );
  const point = (angle: number, r: number, lit: string, dark: string) =>
    path(d`M0 ${-r}L9-9 0 0Z`, dark, { transform: `rotate(${angle})` }) +
    path(d`M0 ${-r}L-9-9 0 0Z`, lit, { transform: `rotate(${angle})` });
  return [
    circle(
      150,
      204,
      175,
      sheet.radial([`${palette.glow}/.75`, `${palette.glow}/.18`, `${palette.glow}/0`]),
    ),
    `<g transform="translate(150 206)scale(.94)">`,
    circle(6, 12, 112, 'none', { stroke: palette.deep, 'stroke-width': 28, opacity: 0.4 }),
    ...spokes,
    circle(0, 0, 106, 'none', { stroke: timber, 'stroke-width': 26 }),
    circle(0, 0, 118, 'none', { stroke: metal, 'stroke-width': 4 }),
    circle(0, 0, 93, 'none', { stroke: metal, 'stroke-width': 4 }),
    circle(0, 0, 106, 'none', {
      stroke: gold[0],
      'stroke-width': 5,
      'stroke-dasharray': '.1 41.5',
    }),
    circle(0, 0, 66, metal),
    circle(0, 0, 59, sheet.radial([palette.mid, palette.top, palette.deep])),
    line(
      Array.from({ length: 24 }, (_, index) => {
        const rad = (index * 15 * Math.PI) / 180;
        return d`M${50 * Math.cos(rad)} ${50 * Math.sin(rad)}L${55 * Math.cos(rad)} ${55 * Math.sin(rad)}`;
      }).join(''),
      gold[1],
      2,
    ),
    path(starShape(0, 0, 4, 36, 9, -45), gold[2]),
    ...[0, 90, 180, 270].map((angle) =>
      point(
        angle,
        52,
        angle === 0 ? palette.trim : gold[0],
        angle === 0 ? palette.trimShade : gold[1],
      ),
    ),
    circle(0, 0, 8, metal),
    path('M-44-36a58 58 0 0 1 72-14c-30-2-52 10-66 30z', '#fff', { opacity: 0.3 }),
    '</g>',
  ].join('');
}
