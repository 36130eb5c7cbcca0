import { circle, d, line, mirrored, path, rect } from '../../kit/svg-elements.ts';
import { gold, steel, type Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** The front of a decorated jeepney. */
export function jeepney(sheet: Sheet, palette: Palette): string {
  const chrome = sheet.linear([steel[0], steel[1], steel[2], steel[0], steel[1]]);
  const paint = sheet.linear([palette.lit, palette.body, palette.shade]);
  const second = sheet.linear([palette.trim, palette.trimShade]);
  const glass = sheet.linear(['#dff6ff', '#6fb2d6', '#17304f']);
  const half = [
    path('M150.5 84H72q-12 0-15 16l-9 92h102z', paint),
    path('M150.5 116H84q-6 0-7 7l-7 57h78z', glass),
    path('M84 116h30l-24 64H70l7-57q1-7 7-7z', '#fff', { opacity: 0.35 }),
    path('M150.5 192H44q-20 2-22 22l-4 82h132z', second),
    path('M150.5 200h-42l-12 96h54z', chrome),
    rect(18, 244, 50, 52, palette.trimShade, { rx: 10 }),
    circle(58, 236, 29, chrome),
    circle(58, 236, 22, sheet.radial(['#fff', '#fff6d6', palette.glow], [0.42, 0.4, 0.7])),
    circle(58, 236, 48, sheet.radial([`${palette.glow}/.75`, `${palette.glow}/0`])),
    circle(30, 276, 8, '#ff9d3c'),
    path('M150.5 296H14q-8 0-8 9v14q0 9 8 9h136z', chrome),
    path('M34 328h44v32q0 6-8 6H44q-10 0-10-8z', '#141c2c'),
    line('M20 300v26M52 300v26M84 300v26M116 300v26', '#2d4258', 2, { opacity: 0.5 }),
    path('M44 200q-14-22-34-22v-14q26 0 44 26z', chrome),
    line('M76 84Q64 60 46 56', steel[1], 4),
    circle(45, 56, 6, palette.glow),
  ].join('');
  const bars = Array.from({ length: 7 }, (_, index) => d`M${126 + index * 8} 208v80`);
  return [
    half,
    mirrored(150, half),
    line(bars.join(''), '#22344a', 3.5),
    path('M58 84L74 52H226L242 84Z', sheet.linear([palette.body, palette.shade])),
    path('M68 84l10-26h144l10 26z', sheet.linear([palette.lit, palette.body])),
    ...[92, 121, 150, 179, 208].map((x, index) =>
      path(starShape(x, 71, 5, 9.5, 4.2), index % 2 === 0 ? palette.trim : palette.trimShade),
    ),
    rect(148, 112, 4, 72, palette.shade),
    path(starShape(150, 247, 8, 34, 17, -90), sheet.linear([gold[0], gold[1], gold[2]])),
    circle(150, 247, 13, palette.trim),
    circle(150, 247, 6, gold[0]),
    path('M140 52q10-44 20 0z', chrome),
    path('M92 150c0-13 14-13 14 0s-7 14-7 14-7-1-7-14z', palette.deep, { opacity: 0.25 }),
    line('M56 106h188', gold[0], 3, { opacity: 0.8 }),
    line(
      'M90 106c8 14 22 14 30 0 8 14 22 14 30 0 8 14 22 14 30 0 8 14 22 14 30 0',
      palette.trim,
      3,
    ),
  ].join('');
}
