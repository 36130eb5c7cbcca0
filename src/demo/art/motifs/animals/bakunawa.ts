import { circle, d, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const spine =
  'M206 118C254 132 282 176 262 222 240 270 168 262 132 282 92 306 104 350 156 350 196 350 214 330 226 312';

/** The moon-eating sea dragon, coiled around its moon. */
export function bakunawa(sheet: Sheet, palette: Palette): string {
  const scale = sheet.linear([palette.lit, palette.body, palette.shade]);
  const fin = sheet.linear([palette.trim, palette.trimShade]);
  const fins = [
    [266, 152, 52],
    [276, 196, 96],
    [250, 244, 140],
    [196, 262, 186],
    [140, 276, 200],
  ] as const;
  return [
    circle(
      118,
      158,
      150,
      sheet.radial([`${palette.glow}/.8`, `${palette.glow}/.2/.5`, `${palette.glow}/0`]),
    ),
    circle(112, 164, 74, sheet.radial(['#ffffff', '#fff6dc', palette.glow], [0.4, 0.35, 0.75])),
    circle(92, 142, 12, palette.glow, { opacity: 0.35 }),
    circle(136, 188, 17, palette.glow, { opacity: 0.3 }),
    circle(84, 190, 8, palette.glow, { opacity: 0.4 }),
    ...fins.map(([x, y, turn]) =>
      path('M-20 6C-18-16-6-30 8-36 6-22 14-10 22 4Z', fin, {
        transform: d`translate(${x} ${y})rotate(${turn})`,
      }),
    ),
    line(spine, palette.deep, 50, { opacity: 0.5, transform: 'translate(4 8)' }),
    line(spine, palette.shade, 46),
    line(spine, palette.body, 36, { transform: 'translate(-2 -3)' }),
    line(spine, palette.lit, 14, { transform: 'translate(-7 -9)', opacity: 0.6 }),
    line(spine, palette.shade, 42, {
      'stroke-dasharray': '2 12',
      'stroke-linecap': 'butt',
      opacity: 0.4,
    }),
    path('M214 322C236 296 262 296 288 268 288 304 270 318 282 344 258 332 238 338 222 334Z', fin),
    path(
      'M238 130C232 92 198 70 164 74 132 76 96 98 64 92 62 104 72 114 84 118 76 124 72 132 74 142 96 134 120 140 142 150 176 164 220 166 238 130Z',
      scale,
    ),
    path(
      'M74 142C96 134 120 140 142 150 160 158 180 162 198 160 174 176 130 182 96 164 86 158 78 152 74 142Z',
      palette.shade,
    ),
    path(
      'M88 120l6 15 8-13 6 15 9-13 7 14 9-12 5 14 8-12M86 152l8-13 6 16 9-11 6 16 9-12 6 14',
      '#fff8e6',
    ),
    path(
      'M64 92C84 98 118 80 146 78 178 76 214 88 232 118 210 100 180 94 150 98 122 102 96 116 84 118 72 114 62 104 64 92Z',
      '#fff',
      { opacity: 0.25 },
    ),
    path(
      'M196 82C206 54 240 38 272 44 252 54 246 68 240 88M168 74C170 48 190 28 216 22 204 38 202 56 206 78',
      fin,
    ),
    path(
      'M228 142C252 138 268 146 280 164 260 160 250 166 236 166ZM222 158c18 6 26 18 26 36-14-14-26-18-40-20z',
      fin,
    ),
    path('M150 96C160 86 178 88 186 100 176 110 160 108 150 96Z', '#fff7cf'),
    circle(169, 98, 6.5, palette.trimShade),
    path('M167.5 92h3v12h-3z', '#10091c'),
    path('M140 90Q160 74 192 92 168 86 140 90Z', palette.shade),
    line('M76 98C54 108 42 98 28 110M82 106C64 122 56 120 44 136', palette.trim, 3.6),
    circle(78, 97, 3, palette.deep),
  ].join('');
}
