import { circle, d, line, path } from '../../kit/svg-elements.ts';
import { leaf, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const petal = 'M0 0C-30-18-38-62-8-104-2-112 4-112 10-104 38-62 30-18 0 0Z';
const blade = 'M0 0C-40-30-46-90 0-136 46-90 40-30 0 0Z';

/** Sampaguita in full bloom, buds and leaves around it. */
export function flower(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const white = sheet.linear(['#ffffff', '#fff7ec', '#f2d9c8', '#c9a0b0']);
  const one = sheet.define(
    path(petal, white) +
      line('M0-10Q2-56 1-96M-4-30q-10-24-8-52M6-30q10-24 8-52', '#c9a0b0', 1.6, { opacity: 0.5 }),
  );
  const green = sheet.define(
    path(blade, sheet.linear([leaf[0], leaf[1], leaf[2]])) +
      line(
        'M0-4V-128M0-30q-14-8-22-24M0-30q14-8 22-24M0-62q-14-8-22-22M0-62q14-8 22-22',
        leaf[0],
        2,
        { opacity: 0.5 },
      ),
  );
  const ring = (id: string, count: number, from: number, scale: number, more = {}) =>
    Array.from({ length: count }, (_, index) =>
      sheet.use(id, {
        transform: d`translate(150 206)rotate(${from + (index * 360) / count})scale(${scale})`,
        ...more,
      }),
    ).join('');
  const bud = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    path('M0 20C-16 8-16-24 0-46 16-24 16 8 0 20Z', white) +
    path('M-11 10C-4 2 4 2 11 10 6 26-6 26-11 10Z', leaf[1]) +
    line('M0 22V60', leaf[1], 4) +
    '</g>';
  const turn = random.between(0, 40);
  return [
    circle(
      150,
      206,
      150,
      sheet.radial([`${palette.glow}/.8`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    ring(green, 6, turn + 12, 1.04),
    bud(54, 96, -38),
    bud(250, 100, 36),
    bud(246, 322, 140),
    ring(one, 8, turn, 1.08),
    ring(one, 8, turn + 22, 0.82),
    ring(one, 6, turn + 8, 0.52),
    circle(
      150,
      206,
      46,
      sheet.radial([`${palette.glow}/.95`, `${palette.trim}/.35/.5`, `${palette.glow}/0`]),
    ),
    circle(150, 206, 11, sheet.radial(['#fff6b0', '#ffb52e', '#c2611a'])),
    ring(sheet.define(circle(0, -17, 3.4, '#ffcf4a')), 7, turn, 1),
  ].join('');
}
