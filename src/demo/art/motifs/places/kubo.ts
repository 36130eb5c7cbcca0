import { circle, line, path, rect } from '../../kit/svg-elements.ts';
import { leaf, wood, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** The hut without its ground. */
export function hut(sheet: Sheet, palette: Palette): string {
  const thatch = sheet.linear(['#f2cf8a', '#b57a35', '#5c3414']);
  const wall = sheet.linear(['#e0b06a', '#a06a30']);
  const warm = sheet.radial(['#fff6d0', palette.glow, '#c2711e']);
  return [
    line('M248 372C244 290 250 220 264 120', wood[1], 10),
    line('M248 372C244 290 250 220 264 120', wood[0], 3, { 'stroke-dasharray': '2 14' }),
    path(
      'M264 120C226 84 190 96 176 128 208 108 236 112 264 120 232 124 208 148 206 182 222 150 242 134 264 120 262 152 274 178 298 190 282 164 272 142 264 120 284 120 300 132 306 150 310 116 288 102 264 120 276 96 268 66 236 60 258 76 262 98 264 120Z',
      sheet.linear([leaf[0], leaf[1], leaf[2]]),
    ),
    line('M82 300V368M218 300V368M126 306V366M174 306V366', wood[2], 9),
    line('M84 330L126 352M216 330L174 352', wood[1], 5),
    path('M58 296H242l-6 18H64z', sheet.linear([wood[0], wood[2]])),
    rect(76, 206, 148, 92, wall),
    line('M76 222H224M76 238H224M76 254H224M76 270H224M76 286H224', '#6d4220', 1.6, {
      opacity: 0.5,
    }),
    rect(94, 224, 42, 38, warm, { stroke: wood[2], 'stroke-width': 4 }),
    path('M94 222h42l8-16H86z', thatch),
    rect(164, 222, 36, 76, sheet.linear(['#fff0c0', palette.glow, '#8a4a1a']), {
      stroke: wood[2],
      'stroke-width': 4,
    }),
    line('M115 224V262M94 243H136', wood[2], 3),
    circle(115, 243, 62, sheet.radial([`${palette.glow}/.7`, `${palette.glow}/0`])),
    circle(182, 256, 60, sheet.radial([`${palette.glow}/.55`, `${palette.glow}/0`])),
    path(
      'M150 86C124 96 58 176 34 222 60 214 70 226 84 214 98 228 110 214 124 222 138 214 150 226 166 216 180 226 196 214 210 222 224 214 240 226 266 220 242 176 176 96 150 86Z',
      thatch,
    ),
    line(
      'M150 92L64 206M150 92L98 210M150 92L132 212M150 92L166 210M150 92L202 210M150 92L236 208',
      '#5c3414',
      2.4,
      { opacity: 0.5 },
    ),
    path('M150 86C124 96 58 176 34 222 40 220 44 219 48 219 80 166 118 116 150 96Z', '#fff', {
      opacity: 0.35,
    }),
    path('M132 96L150 74 168 96 160 108H140Z', '#8a5426'),
    line('M162 300L148 376M198 300L190 376', wood[0], 6),
    line('M160 318H195M156 338H193M152 358H191', wood[0], 5),
  ].join('');
}

/** A hut of bamboo and palm leaves on stilts, with a lamp in the window. */
export function kubo(sheet: Sheet, palette: Palette): string {
  return [
    hut(sheet, palette),
    path('M-8 372Q70 352 150 364T310 358V410H-8Z', sheet.linear([palette.shade, palette.deep])),
    path(
      'M30 372q-8-26-24-34 20 0 30 22 2-26 16-40-4 24-8 52zM262 370q4-30 22-38-8 18-8 38 10-14 24-16-14 10-18 24z',
      leaf[1],
    ),
  ].join('');
}
