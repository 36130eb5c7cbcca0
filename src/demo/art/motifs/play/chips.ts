import { circle, ellipse, line, path } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Stacks of chips, one spinning on its edge. */
export function chips(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const sets = [
    [palette.trim, palette.trimShade],
    ['#2fbf9b', '#0b5a4a'],
    ['#ff6b5e', '#8d1630'],
    ['#4f8df0', '#123c8c'],
    ['#ffb648', '#a5500f'],
    ['#8a5fe0', '#3a1785'],
  ] as const;
  const chip = (x: number, y: number, set: readonly [string, string]) => {
    const one =
      path(
        'M-42 0a42 16 0 0 0 84 0v9a42 16 0 0 1-84 0z',
        sheet.linear([set[0], set[1]], [0, 0, 1, 0]),
      ) +
      line('M-32 15v-4M-12 20v-4M12 20v-4M32 15v-4', '#fff', 8, { 'stroke-linecap': 'butt' }) +
      ellipse(0, 0, 42, 16, set[0]);
    return sheet.use(sheet.define(one), { x, y });
  };
  const top = (x: number, y: number, set: readonly [string, string]) =>
    ellipse(x, y, 38, 13.5, 'none', {
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-dasharray': '13 15',
    }) +
    ellipse(x, y, 28, 10, sheet.linear([set[0], set[1]])) +
    ellipse(x, y, 28, 10, 'none', { stroke: '#fff', 'stroke-width': 1.5, opacity: 0.8 });
  const first = random.whole(0, 5);
  const stack = (x: number, base: number, count: number, shift: number) => {
    const all = Array.from({ length: count }, (_, index) => {
      const set = sets[(first + shift + (index % 3 === 2 ? 1 : 0)) % sets.length] ?? sets[0];
      return { set, marks: chip(x + (index % 2 === 0 ? 0 : 1.5), base - index * 13, set) };
    });
    return (
      all.map((one) => one.marks).join('') +
      top(x + (count % 2 === 1 ? 0 : 1.5), base - (count - 1) * 13, all.at(-1)?.set ?? sets[0])
    );
  };
  const set = sets[(first + 2) % sets.length] ?? sets[0];
  return [
    circle(
      150,
      190,
      165,
      sheet.radial([`${palette.glow}/.75`, `${palette.glow}/.16`, `${palette.glow}/0`]),
    ),
    ellipse(150, 358, 134, 20, palette.deep, { opacity: 0.5 }),
    stack(78, 318, 9, 0),
    stack(226, 322, 7, 3),
    stack(150, 344, 11, 1),
    `<g transform="translate(${Math.round(random.between(196, 214))} 118)rotate(${Math.round(random.between(-24, 24))})scale(.92 1)">`,
    circle(5, 4, 66, set[1]),
    circle(0, 0, 66, set[0]),
    circle(0, 0, 57, 'none', {
      stroke: '#fff',
      'stroke-width': 17,
      'stroke-dasharray': '29.8 29.8',
      'stroke-linecap': 'butt',
    }),
    circle(0, 0, 47, sheet.linear([set[0], set[1]])),
    circle(0, 0, 45, 'none', { stroke: gold[1], 'stroke-width': 2.5 }),
    path(starShape(0, 0, 8, 32, 14), sheet.linear([gold[0], gold[1], gold[2]])),
    circle(0, 0, 9, set[1]),
    path('M-50-36A62 62 0 0 1 20-60C-14-56-36-40-46-16Z', '#fff', { opacity: 0.4 }),
    '</g>',
  ].join('');
}
