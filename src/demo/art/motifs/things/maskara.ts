import { circle, d, line, mirrored, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A smiling festival mask in feathers and beads. */
export function maskara(sheet: Sheet, palette: Palette): string {
  const hues = [
    [palette.trim, palette.trimShade],
    [palette.lit, palette.body],
    ['#2fbf9b', '#0b5a4a'],
    ['#ffb648', '#b0601c'],
    ['#ff6b8e', '#8d1446'],
  ] as const;
  const plume = 'M-13 0C-26-40-22-96 0-128 22-96 26-40 13 0Z';
  const feathers = Array.from({ length: 13 }, (_, index) => {
    const [lit, dark] = hues[index % hues.length] ?? hues[0];
    const turn = (index - 6) * 17;
    return (
      path(plume, sheet.linear([lit, dark]), {
        transform: d`translate(150 196)rotate(${turn})translate(0 -46)`,
      }) +
      line('M0 0V-112', '#fff', 1.6, {
        opacity: 0.4,
        transform: d`translate(150 196)rotate(${turn})translate(0 -46)`,
      }) +
      circle(0, 0, 6, dark, { transform: d`translate(150 196)rotate(${turn})translate(0 -144)` })
    );
  });
  const half = [
    path('M90 204Q112 182 138 206 114 218 90 204Z', '#1a0d22'),
    path('M86 202Q112 174 142 206 138 190 118 182 98 180 86 202Z', palette.trimShade),
    line('M84 180Q110 154 142 178', '#2a1230', 6),
    circle(92, 244, 17, sheet.radial([`${palette.trim}/.8`, `${palette.trim}/0`])),
    path('M84 214c6 8 4 18-4 22-6-8-4-16 4-22z', palette.body),
    path('M98 156q8-18 26-16-10 8-10 18zM78 178q-2-14 8-22 0 12 6 18z', '#2fbf9b'),
    line('M70 260C56 290 52 318 60 344M84 288C76 312 78 338 88 356', palette.trim, 6),
    circle(60, 348, 8, palette.glow),
    circle(88, 360, 8, palette.glow),
  ].join('');
  return [
    circle(
      150,
      190,
      170,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.12`, `${palette.glow}/0`]),
    ),
    ...feathers,
    path(
      'M150 120C100 120 68 156 70 212 72 268 106 320 150 332 194 320 228 268 230 212 232 156 200 120 150 120Z',
      sheet.linear(['#ffffff', '#ffe9d6', '#e8a88e']),
    ),
    path(
      'M150 120C100 120 68 156 70 212 70 230 74 246 80 260 74 190 100 140 170 122 164 120 158 120 150 120Z',
      '#fff',
      { opacity: 0.6 },
    ),
    path(
      'M108 130Q150 96 192 130 172 150 150 152 128 150 108 130Z',
      sheet.linear([palette.body, palette.shade]),
    ),
    path('M150 112l9 16-9 18-9-18z', palette.glow),
    half,
    mirrored(150, half),
    path('M150 196c4 18 14 30 10 38-4 6-16 6-20 0-4-8 6-20 10-38z', '#e0987e', { opacity: 0.7 }),
    path('M102 252Q150 262 198 252 192 300 150 304 108 300 102 252Z', '#7d1238'),
    path('M108 256Q150 266 192 256L190 270Q150 280 110 270Z', '#fff'),
    path('M126 292Q150 276 174 292 162 303 150 304 138 303 126 292Z', '#ff7a86'),
    line('M100 250Q150 264 200 250', '#c2263f', 5),
    line('M112 134Q150 166 188 134', palette.glow, 5, { 'stroke-dasharray': '.1 9' }),
  ].join('');
}
