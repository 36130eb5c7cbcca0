import { circle, d, ellipse, line, mirrored, path, rect } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const shell =
  'M150.5 150H112C76 150 56 168 46 208 36 250 26 292 34 318 42 344 74 344 94 316 108 296 118 284 136 284H150.5Z';

/** A controller before a target. */
export function esports(sheet: Sheet, palette: Palette): string {
  const turn = Math.round(sheet.random.between(0, 30));
  const grip = sheet.linear(['#46537e', '#1e2747', '#0c1226']);
  const half =
    path(shell, grip) +
    path('M112 150C76 150 56 168 46 208 60 176 84 162 112 162H150.5V150Z', '#fff', {
      opacity: 0.2,
    }) +
    path('M70 152C78 132 106 130 118 146L112 150C96 150 82 152 66 160Z', '#0a1020');
  const key = (x: number, y: number, colour: string) =>
    circle(x, y + 2, 10.5, '#070b18') +
    circle(x, y, 10, sheet.radial(['#fff', colour, colour], [0.4, 0.3, 0.6]));
  const stick = (x: number) =>
    circle(x, 252, 25, '#080d1c') +
    circle(x, 249, 19, sheet.linear(['#5a6894', '#1a2240'])) +
    circle(x, 247, 12, sheet.radial(['#2a3558', '#10182e'])) +
    circle(x, 249, 24, 'none', { stroke: palette.trim, 'stroke-width': 2.5 });
  return [
    circle(
      150,
      150,
      168,
      sheet.radial([`${palette.trim}/.55`, `${palette.trim}/.12`, `${palette.trim}/0`]),
    ),
    `<g transform="rotate(${turn} 150 150)">`,
    circle(150, 150, 112, 'none', {
      stroke: palette.glow,
      'stroke-width': 5,
      'stroke-dasharray': '132 44',
    }),
    circle(150, 150, 90, 'none', {
      stroke: palette.trim,
      'stroke-width': 2.5,
      'stroke-dasharray': '3 11',
    }),
    circle(150, 150, 128, 'none', {
      stroke: '#fff',
      'stroke-width': 1.5,
      'stroke-dasharray': '60 240',
      opacity: 0.7,
    }),
    '</g>',
    line('M150 12V62M22 150H62M278 150H238', palette.glow, 5),
    circle(150, 100, 9, 'none', { stroke: '#fff', 'stroke-width': 3 }),
    circle(150, 100, 3, palette.trim),
    `<g transform="translate(150 254)rotate(-7)scale(1.08)translate(-150 -230)">`,
    ellipse(150, 350, 120, 14, palette.deep, { opacity: 0.5 }),
    half,
    mirrored(150, half),
    line('M134 284Q150 278 166 284', '#0a1020', 3),
    path('M124 164H176L168 196H132Z', sheet.linear([palette.trim, palette.trimShade])),
    path('M124 164H176l-3 10H127z', '#fff', { opacity: 0.35 }),
    line(d`M86 190V222M70 206H102`, '#080d1c', 17, { 'stroke-linecap': 'butt' }),
    line(d`M86 192V220M72 206H100`, '#5a6894', 11, { 'stroke-linecap': 'butt' }),
    key(214, 186, '#ffb648'),
    key(234, 206, '#ff6b5e'),
    key(214, 226, '#2fbf9b'),
    key(194, 206, '#6fb6ff'),
    stick(118),
    stick(182),
    rect(140, 204, 20, 7, palette.glow, { rx: 3.5 }),
    '</g>',
  ].join('');
}
