import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import { leaf, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Cherries, a slice of watermelon, a calamansi. */
export function fruit(sheet: Sheet, palette: Palette): string {
  const red = sheet.radial(['#ffb0a8', '#f0263e', '#8d0f2c'], [0.36, 0.3, 0.8]);
  const seeds = [
    [112, 286, 20],
    [150, 300, 0],
    [188, 286, -20],
    [130, 320, 10],
    [170, 320, -10],
    [92, 264, 30],
    [208, 264, -30],
  ] as const;
  const segments = Array.from({ length: 8 }, (_, index) =>
    path('M0-6L-13-32Q0-40 13-32Z', '#fff2a0', {
      transform: d`translate(232 218)rotate(${index * 45})`,
    }),
  );
  return [
    circle(
      150,
      200,
      165,
      sheet.radial([`${palette.glow}/.85`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    ellipse(150, 362, 116, 14, palette.deep, { opacity: 0.45 }),
    circle(232, 218, 52, sheet.radial(['#e8ff9a', '#8ec63a', '#3a7a1c'], [0.4, 0.34, 0.8])),
    circle(232, 218, 44, '#f4ffd0'),
    circle(232, 218, 40, sheet.radial(['#ffe27a', '#ffb52e'])),
    ...segments,
    line('M166 52C140 84 104 108 88 152M166 52C168 96 166 120 172 160', '#4f7f22', 6),
    path(
      'M166 52C190 20 240 18 268 46 240 76 198 80 166 52Z',
      sheet.linear([leaf[0], leaf[1], leaf[2]]),
    ),
    line('M172 52Q218 36 262 46', leaf[0], 2.4, { opacity: 0.7 }),
    circle(84, 194, 48, red),
    circle(172, 200, 44, red),
    ellipse(66, 174, 13, 8, '#fff', { transform: 'rotate(-36 66 174)', opacity: 0.85 }),
    ellipse(156, 182, 12, 7, '#fff', { transform: 'rotate(-36 156 182)', opacity: 0.85 }),
    path(
      'M34 240H266C266 312 214 360 150 360S34 312 34 240Z',
      sheet.linear(['#2f8a45', '#0e4a35']),
    ),
    path('M46 240H254C254 304 208 346 150 346S46 304 46 240Z', '#eafad0'),
    path(
      'M56 240H244C244 298 202 336 150 336S56 298 56 240Z',
      sheet.linear(['#ff7a7a', '#e0263a', '#b01838']),
    ),
    path('M56 240H244q0 6-.6 12H56.6Q56 246 56 240Z', '#fff', { opacity: 0.25 }),
    ...seeds.map(([x, y, turn]) =>
      path('M0-9C6-2 6 6 0 8-6 6-6-2 0-9Z', '#3a0d14', {
        transform: d`translate(${x} ${y})rotate(${turn})`,
      }),
    ),
    line('M66 254Q74 306 122 328', '#fff', 4, { opacity: 0.3 }),
    circle(46, 334, 5, '#bfe8ff', { opacity: 0.8 }),
    circle(262, 326, 7, '#bfe8ff', { opacity: 0.8 }),
  ].join('');
}
