import { circle, d, ellipse, line, path, rect } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const glass = 'M78 140H222L198 330Q196 344 182 344H118Q104 344 102 330Z';

/** A tall glass of shaved ice, beans, jellies and ube. */
export function halohalo(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const inside = sheet.clip(path(glass, '#000'));
  const sweets = ['#e0263a', '#2fbf9b', '#ffb52e', '#7a2f1a', '#ff7fa8', '#5f3ad0'] as const;
  const layer = (y: number, height: number, lit: string, dark: string) =>
    path(d`M60 ${y}q45 -10 90 0t90 0v${height}H60z`, sheet.linear([lit, dark]));
  const pieces = Array.from({ length: 20 }, () => {
    const [x, y] = [random.between(100, 200), random.between(262, 334)];
    return rect(x - 7, y - 6, 14, 12, random.pick(sweets), {
      rx: 4,
      transform: d`rotate(${random.between(0, 90)} ${x} ${y})`,
      opacity: 0.95,
    });
  });
  const ice = Array.from({ length: 14 }, () =>
    path('M-14 6L-6-10 10-8 14 6 0 12Z', '#fff', {
      transform: d`translate(${random.between(86, 214)} ${random.between(126, 196)})rotate(${random.between(0, 180)})scale(${random.between(0.6, 1.1)})`,
      opacity: random.between(0.35, 0.8),
    }),
  );
  return [
    circle(
      150,
      200,
      165,
      sheet.radial([`${palette.glow}/.75`, `${palette.glow}/.18`, `${palette.glow}/0`]),
    ),
    ellipse(150, 358, 96, 13, palette.deep, { opacity: 0.5 }),
    line('M196 150L246 44', '#ff6b5e', 9),
    line('M196 150L246 44', '#fff', 9, { 'stroke-dasharray': '7 12', 'stroke-linecap': 'butt' }),
    `<g clip-path="${inside}">`,
    rect(60, 120, 180, 230, sheet.linear(['#fdf4ff', '#e8d4f6', '#fff0dc'])),
    layer(196, 60, '#fff6ea', '#f4d7b8'),
    layer(246, 110, '#f6c26a', '#c2571e'),
    ...pieces,
    layer(222, 22, '#cfe8a0/.9', '#6fae4a/.5'),
    ...ice,
    rect(78, 130, 26, 220, '#fff', { opacity: 0.35, transform: 'skewX(6)translate(-12 0)' }),
    '</g>',
    path(glass, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.75 }),
    path('M116 344h68l10 12H106z', '#dff2ff', { opacity: 0.8 }),
    path('M76 142C84 118 112 112 150 112S216 118 224 142Q150 158 76 142Z', '#f6fbff'),
    circle(124, 96, 40, sheet.radial(['#e6c8ff', '#9a5fd6', '#4f2a9b'], [0.4, 0.34, 0.75])),
    path('M90 112q8 18 20 6 10 16 22 4 12 12 28-6-4 24-34 24t-36-28z', '#7a42bd'),
    path(
      'M150 128C148 92 168 74 196 78 220 82 226 112 216 134Z',
      sheet.linear(['#fff2b0', '#ffcf4a', '#e89a26']),
    ),
    path('M152 116q30-20 64-6M152 126q30-16 64-4', 'none', {
      stroke: '#d98a1e',
      'stroke-width': 2.5,
      opacity: 0.6,
    }),
    path('M60 108C54 74 74 48 104 44 100 76 90 98 72 116Z', sheet.linear(['#fff0cc', '#e0a45e'])),
    line('M72 104q6-30 26-50M82 100q4-24 18-38', '#a8652a', 2.4, { opacity: 0.6 }),
    circle(150, 58, 15, sheet.radial(['#ff9aa2', '#e0263a', '#7a0f24'], [0.4, 0.34, 0.75])),
    line('M150 44q4-18 20-22', '#3f9a45', 3.4),
    ellipse(108, 78, 12, 8, '#fff', { transform: 'rotate(-34 108 78)', opacity: 0.6 }),
  ].join('');
}
