import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import { pearl, type Palette } from '../../kit/palettes.ts';
import { glint } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const ribs = [-62, -42, -21, 0, 21, 42, 62];

function fan(y: number, r: number, squash: number): string {
  const at = (angle: number, scale: number) => {
    const rad = ((angle - 90) * Math.PI) / 180;
    return d`${150 + r * scale * Math.cos(rad)} ${y + r * scale * squash * Math.sin(rad)}`;
  };
  const scallops = [-70, ...ribs, 70].slice(1).map((angle, index) => {
    const before = [-70, ...ribs, 70][index] ?? -70;
    return `Q${at((angle + before) / 2, 1.12)} ${at(angle, 1)}`;
  });
  return d`M150 ${y}L` + at(-70, 1) + scallops.join('') + 'Z';
}

/** An open shell with one large pearl. */
export function shell(sheet: Sheet, palette: Palette): string {
  const grooves = ribs.map((angle) => {
    const rad = ((angle - 90) * Math.PI) / 180;
    return d`M150 280L${150 + 116 * Math.cos(rad)} ${280 + 150 * Math.sin(rad)}`;
  });
  return [
    ellipse(150, 346, 120, 20, palette.deep, { opacity: 0.55 }),
    path(fan(282, 136, 1.3), sheet.linear([palette.lit, palette.body, palette.shade])),
    path(fan(282, 118, 1.28), sheet.radial(['#fff', palette.lit, palette.body], [0.5, 0.75, 0.8])),
    line(grooves.join(''), palette.shade, 2.5, { opacity: 0.35 }),
    path(
      'M30 282C44 340 96 358 150 358s106-18 120-76C232 314 186 320 150 320S68 314 30 282Z',
      sheet.linear([palette.body, palette.shade]),
    ),
    path(
      'M30 282C68 262 110 268 150 270s82-8 120 12C236 312 190 318 150 318S64 312 30 282Z',
      sheet.radial(['#fff', palette.lit, palette.shade], [0.5, 0.2, 0.8]),
    ),
    line(
      'M62 318c8 14 18 22 28 28M106 328c4 12 8 20 14 26M150 330v28M194 328c-4 12-8 20-14 26M238 318c-8 14-18 22-28 28',
      palette.lit,
      2.5,
      { opacity: 0.5 },
    ),
    ellipse(150, 292, 62, 15, palette.shade, { opacity: 0.5 }),
    circle(
      150,
      240,
      56,
      sheet.radial([pearl[0], pearl[0], pearl[1], '#d9c3dd', pearl[2]], [0.36, 0.3, 0.78]),
    ),
    path('M112 268a56 56 0 0 0 84 4 60 60 0 0 1-84-4z', palette.trim, { opacity: 0.28 }),
    ellipse(130, 216, 17, 11, '#fff', { transform: 'rotate(-36 130 216)' }),
    path(glint(186, 196, 22) + glint(104, 190, 9), '#fff'),
  ].join('');
}
