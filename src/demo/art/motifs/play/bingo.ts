import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const colours = [
  ['#ffd2c8', '#ff5f55', '#8d1630'],
  ['#d8f2ff', '#3fa2f0', '#123c8c'],
  ['#fff2c2', '#ffb52e', '#a5500f'],
  ['#d2fff0', '#2fbf9b', '#0b5a4a'],
  ['#f0dcff', '#a55fe8', '#451785'],
] as const;

const pips = [
  'M0-7v0',
  'M-6-6v0M6 6v0',
  'M-7-7v0M0 0v0M7 7v0',
  'M-6-6v0M6-6v0M-6 6v0M6 6v0',
  'M-7-7v0M7-7v0M0 0v0M-7 7v0M7 7v0',
] as const;

/** Drawn balls in a turning cage. Dots stand for numbers. */
export function bingo(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const ball = (index: number) => {
    const [lit, main, dark] = colours[index % 5] ?? colours[0];
    return sheet.define(
      circle(0, 0, 30, sheet.radial([lit, main, dark], [0.36, 0.3, 0.8])) +
        circle(0, 2, 16, '#fffaf2') +
        line(pips[index % 5] ?? pips[0], '#1a1230', 4.6, { transform: 'translate(0 2)scale(.8)' }) +
        ellipse(-10, -18, 9, 5, '#fff', { transform: 'rotate(-30 -10 -18)', opacity: 0.8 }),
    );
  };
  const places = [
    [112, 232, 0.9],
    [188, 234, 0.9],
    [150, 214, 1],
    [122, 176, 0.72],
    [184, 172, 0.78],
    [150, 146, 0.6],
    [92, 196, 0.55],
    [208, 198, 0.55],
  ] as const;
  const start = random.whole(0, 4);
  const brass = sheet.linear(['#fff2c2', '#ffc04d', '#a85a14'], [0, 0, 1, 0]);
  const ribs = [16, 48, 78, 100].map((rx) =>
    ellipse(150, 190, rx, 104, 'none', { stroke: brass, 'stroke-width': 3, opacity: 0.75 }),
  );
  return [
    ellipse(150, 350, 120, 16, palette.deep, { opacity: 0.55 }),
    path('M76 350l44-96h60l44 96h-22l-36-78h-32l-36 78z', brass),
    circle(150, 190, 106, sheet.radial([`${palette.glow}/.6`, `${palette.deep}/.35`])),
    ...places.map(([x, y, scale], index) =>
      sheet.use(ball(index + start), {
        transform: d`translate(${x} ${y})rotate(${random.between(-40, 40)})scale(${scale})`,
      }),
    ),
    ...ribs,
    ellipse(150, 190, 105, 30, 'none', { stroke: brass, 'stroke-width': 3, opacity: 0.6 }),
    circle(150, 190, 105, 'none', { stroke: brass, 'stroke-width': 8 }),
    circle(150, 84, 11, brass),
    path('M254 184h26v12h-26z', brass),
    path('M276 160h12v34h-12z', brass),
    circle(282, 154, 13, sheet.radial(['#ffd2c8', '#ff5f55', '#8d1630'], [0.36, 0.3, 0.8])),
    ...[0, 1, 2].map((index) =>
      sheet.use(ball(index + start + 2), {
        transform: d`translate(${72 + index * 78} ${330 + (index % 2) * 8})scale(1.02)`,
      }),
    ),
    path('M76 128a106 106 0 0 1 60-42c-26 16-44 36-52 66z', '#fff', { opacity: 0.35 }),
  ].join('');
}
