import { circle, d, line, path } from '../../kit/svg-elements.ts';
import { leaf, wood, type Palette } from '../../kit/palettes.ts';
import { waveShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const frond =
  'M0 0C20-30 62-38 98-8 80-12 74-8 68 0 62-10 54-12 48-4 42-14 34-14 28-4 20-12 10-10 0 0Z';

/** Two palms leaning over a white beach. */
export function island(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const green = sheet.define(
    path(frond, sheet.linear([leaf[0], leaf[1], leaf[2]], [0, 0, 1, 0.6])),
  );
  const crown = (x: number, y: number, scale: number) =>
    [-168, -132, -96, -62, -28, 8, 30, 158]
      .map((turn) =>
        sheet.use(green, {
          transform: d`translate(${x} ${y})rotate(${turn < -90 || turn > 90 ? turn + 180 : turn})scale(${turn < -90 || turn > 90 ? -scale : scale} ${scale})`,
        }),
      )
      .join('') +
    circle(x - 6, y + 7, 8, '#7a4a22') +
    circle(x + 7, y + 8, 8, '#5c3414') +
    circle(x + 1, y + 14, 7, '#8d5a2e');
  const trunk = sheet.linear([wood[0], wood[1], wood[2]], [0, 0, 1, 0]);
  return [
    circle(
      150,
      150,
      120,
      sheet.radial([`${palette.glow}/.8`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    circle(150, 160, 54, sheet.linear(['#fff', palette.glow])),
    path('M112 330C116 260 100 190 74 138L84 132C118 190 136 250 138 330Z', trunk),
    path('M158 332C164 280 182 220 214 176L222 182C196 228 184 280 184 332Z', trunk),
    line(
      'M80 148l10-5M90 172l11-5M99 200l12-4M106 230l13-3M110 260l15-2M112 290l18-1M205 196l9 6M194 218l10 5M183 244l12 4M174 272l13 3M168 300l15 2',
      wood[2],
      2.4,
      { opacity: 0.6 },
    ),
    crown(78, 132, random.between(0.9, 1)),
    crown(218, 176, random.between(0.74, 0.84)),
    path(
      'M10 346C60 312 108 318 150 318S246 312 292 346Q150 372 10 346Z',
      sheet.linear(['#fff6dc', '#f0cf94', '#c2905a']),
    ),
    path(
      'M94 326q-14-22-34-22 16 6 20 22zM102 326q-6-30-22-40 6 18 8 40zM210 328q10-24 34-24-18 8-18 24z',
      leaf[1],
    ),
    path('M132 332l12-8 12 8-5 12h-14z', palette.trim),
    path('M196 336a9 9 0 1 1 16 0z', palette.body),
    path(waveShape(300, 348, 7, 110, random.between(0, 1), 404), '#fff', { opacity: 0.7 }),
    path(
      waveShape(300, 353, 7, 110, random.between(0, 1), 404),
      sheet.linear([palette.low, palette.mid]),
    ),
    path(waveShape(300, 378, 6, 90, random.between(0, 1), 404), palette.top, { opacity: 0.5 }),
  ].join('');
}
