import { circle, d, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A kite over rooftops, with bows on its tail. */
export function kite(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const turn = Math.round(random.between(8, 26));
  const quarter = (shape: string, lit: string, dark: string) =>
    path(shape, sheet.linear([lit, dark], [0, 0, 1, 1]));
  const cloud = (x: number, y: number, scale: number) =>
    path('M0 0C-22 0-22-24-2-24 4-44 36-44 40-24 64-28 68 0 48 0Z', '#fff', {
      transform: d`translate(${x} ${y})scale(${scale})`,
      opacity: 0.35,
    });
  const bow = (x: number, y: number, angle: number, colour: string) =>
    path('M0 0L-18-11V11ZM0 0L18-11V11Z', colour, {
      transform: d`translate(${x} ${y})rotate(${angle})`,
    }) + circle(x, y, 4, '#fff');
  return [
    circle(
      160,
      150,
      165,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.14`, `${palette.glow}/0`]),
    ),
    cloud(20, 96, 1),
    cloud(214, 290, 1.2),
    cloud(28, 280, 0.8),
    line('M168 292C150 330 196 336 176 366S120 380 112 404', palette.glow, 3),
    bow(172, 314, 20, palette.trim),
    bow(184, 348, -50, '#2fbf9b'),
    bow(144, 380, 20, '#ff6b5e'),
    line('M148 152Q70 250-10 330', '#fff', 1.6, { opacity: 0.7 }),
    `<g transform="rotate(${turn} 150 160)">`,
    path('M156 34L250 146 156 290 62 146Z', palette.deep, {
      opacity: 0.35,
      transform: 'translate(6 10)',
    }),
    quarter('M150 30V144H56Z', palette.lit, palette.body),
    quarter('M150 30V144H244Z', palette.trim, palette.trimShade),
    quarter('M150 286V144H56Z', palette.trim, palette.trimShade),
    quarter('M150 286V144H244Z', palette.body, palette.shade),
    path('M150 78L202 144 150 224 98 144Z', sheet.linear(['#fff6da', palette.glow])),
    path('M150 100L184 144 150 200 116 144Z', sheet.linear([palette.trim, palette.trimShade])),
    circle(150, 147, 15, '#fff6da'),
    line('M150 30V286M56 144H244', '#5c3414', 4),
    path('M150 30L56 144 98 144 150 78Z', '#fff', { opacity: 0.25 }),
    path('M56 144l-26-12 8 26zM244 144l26-12-8 26z', '#2fbf9b'),
    line('M56 144q-20 16-18 44M244 144q20 16 18 44', palette.glow, 4),
    '</g>',
  ].join('');
}
