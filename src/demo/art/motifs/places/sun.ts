import { circle, line, path } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A carved sun: a face in a circle of rays. */
export function sun(sheet: Sheet, palette: Palette): string {
  const turn = sheet.random.between(0, 20);
  const metal = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  const flames = Array.from({ length: 12 }, (_, index) =>
    path(
      'M-15-84C-20-108-8-122 6-146 6-122 20-110 15-84Z',
      index % 2 === 0 ? metal : sheet.linear([palette.trim, palette.trimShade], [0, 1, 0, 0]),
      {
        transform: `translate(150 204)rotate(${Math.round(turn) + index * 30})`,
      },
    ),
  );
  return [
    circle(
      150,
      204,
      190,
      sheet.radial([`${palette.glow}/.9`, `${palette.glow}/.25`, `${palette.glow}/0`]),
    ),
    path(starShape(150, 204, 24, 142, 104, turn), gold[0], { opacity: 0.3 }),
    ...flames,
    circle(150, 204, 93, gold[2]),
    circle(150, 204, 90, metal),
    circle(150, 204, 82, 'none', {
      stroke: gold[2],
      'stroke-width': 2.5,
      'stroke-dasharray': '.1 9.5',
    }),
    circle(150, 204, 74, sheet.radial(['#fff6d6', '#ffd06a', '#e88c26'], [0.4, 0.34, 0.75])),
    path(
      'M118 150Q150 136 182 150 170 160 166 176 158 166 150 166 142 166 134 176 130 160 118 150Z',
      gold[2],
      { opacity: 0.35 },
    ),
    line('M106 194q14-14 32-2M194 194q-14-14-32-2', '#8a4312', 4.5),
    path('M108 202q14-10 28 2-14 8-28-2zM192 202q-14-10-28 2 14 8 28-2z', '#fff8e2'),
    circle(123, 202, 5.5, '#6d2f0a'),
    circle(177, 202, 5.5, '#6d2f0a'),
    path('M150 192c2 14 12 24 10 32-4 6-16 6-20 0-2-8 8-18 10-32z', '#c06a1c', { opacity: 0.5 }),
    path('M126 240Q150 232 174 240 164 258 150 258 136 258 126 240Z', '#a53a1c'),
    path('M126 240q24 6 48 0-24-5-48 0z', '#6d1f0a'),
    circle(106, 228, 12, '#ff8a5e', { opacity: 0.5 }),
    circle(194, 228, 12, '#ff8a5e', { opacity: 0.5 }),
    path('M84 172a74 74 0 0 1 70-42c-34 8-54 28-64 62z', '#fff', { opacity: 0.45 }),
  ].join('');
}
