import { circle, ellipse, line, mirrored, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const upper = 'M150.5 190C140 130 96 62 40 50 12 46 6 84 16 122 30 176 92 214 150.5 212Z';
const lower = 'M150.5 206C104 208 52 224 44 268 40 308 74 336 104 328 138 318 152 262 150.5 216Z';

/** A butterfly with open wings. */
export function butterfly(sheet: Sheet, palette: Palette): string {
  const half = [
    path(lower, sheet.linear([palette.trim, palette.trimShade], [1, 0, 0, 1])),
    path(
      'M144 222C112 226 70 238 64 270 62 296 84 314 104 306 128 296 142 256 144 222Z',
      sheet.linear(['#fff', palette.trim], [1, 0, 0.2, 1]),
      { opacity: 0.55 },
    ),
    path(upper, sheet.linear([palette.lit, palette.body, palette.shade], [1, 0.8, 0, 0])),
    path(upper, 'none', { stroke: palette.deep, 'stroke-width': 7, opacity: 0.75 }),
    path(lower, 'none', { stroke: palette.deep, 'stroke-width': 6, opacity: 0.75 }),
    path(
      'M40 50C12 46 6 84 16 122 22 142 34 160 50 174 40 130 52 96 84 84 70 66 56 54 40 50Z',
      palette.deep,
      { opacity: 0.7 },
    ),
    path('M146 196C128 150 104 110 82 98 66 108 62 132 70 158 96 186 124 200 146 204Z', '#fff', {
      opacity: 0.28,
    }),
    line(
      'M148 200C126 150 92 106 52 74M148 204C116 176 76 156 28 138M148 206C112 192 84 188 56 182M146 218C120 244 96 272 82 306M146 220C112 232 84 250 60 272',
      palette.deep,
      2.4,
      { opacity: 0.5 },
    ),
    circle(36, 76, 7, palette.glow),
    circle(28, 104, 6, palette.glow),
    circle(34, 130, 5, palette.glow),
    circle(58, 66, 5, palette.glow),
    circle(92, 144, 15, sheet.radial(['#fff', palette.glow, palette.trimShade])),
    circle(92, 144, 6, palette.deep),
    circle(92, 280, 12, sheet.radial(['#fff', palette.glow, palette.shade])),
    circle(92, 280, 5, palette.deep),
    line('M147 168C142 132 126 112 108 104', palette.deep, 3.6),
    circle(107, 103, 5, palette.deep),
  ].join('');
  return [
    circle(
      150,
      200,
      170,
      sheet.radial([`${palette.glow}/.85`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    `<g transform="rotate(${Math.round(sheet.random.between(-14, 14))} 150 200)">`,
    half,
    mirrored(150, half),
    path(
      'M150 164C138 172 140 200 144 226 146 258 148 288 150 304 152 288 154 258 156 226 160 200 162 172 150 164Z',
      sheet.linear(['#5a4a6a', '#1a1230']),
    ),
    ellipse(150, 166, 11, 12, '#2a2040'),
    line('M143 204h14M144 218h12M145 232h10M146 246h8', palette.glow, 2.4, { opacity: 0.7 }),
    '</g>',
  ].join('');
}
