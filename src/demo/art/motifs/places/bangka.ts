import { d, line, path } from '../../kit/svg-elements.ts';
import { wood, type Palette } from '../../kit/palettes.ts';
import { waveShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** The boat without the water. */
export function boat(sheet: Sheet, palette: Palette): string {
  const sail = sheet.linear([palette.lit, palette.body, palette.shade], [0, 0, 1, 0.6]);
  const cloth = sheet.linear([palette.trim, palette.trim, palette.trimShade], [0, 0, 1, 0.5]);
  const stripes = [0, 1, 2].map(
    (row) =>
      d`M${156} ${128 + row * 48}Q${200 + row * 8} ${136 + row * 46} ${198 + row * 20} ${154 + row * 42}l${6} ${16}Q${206} ${154 + row * 48} 156 ${148 + row * 48}Z`,
  );
  return [
    line('M146 318L156 66', wood[2], 5),
    path('M156 72C214 112 250 182 258 262 222 270 186 272 152 268Z', sail),
    path(stripes.join(''), cloth, { opacity: 0.9 }),
    path(
      'M150 96C118 140 92 200 84 262 106 268 126 270 146 268Z',
      sheet.linear([palette.body, palette.lit], [0, 0, 1, 0]),
      { opacity: 0.95 },
    ),
    line('M84 262Q160 278 262 262', wood[0], 3.5),
    path('M156 66l34 10-32 9z', palette.trim),
    line('M84 306C70 316 56 326 40 338M214 306c20 10 34 18 50 30', wood[1], 4),
    line('M20 340Q44 344 96 338M206 336q50 6 84 2', wood[0], 6),
    path(
      'M38 292C90 304 216 304 268 286 258 316 236 332 150 334 76 334 50 318 38 292Z',
      sheet.linear([wood[0], wood[1], wood[2]]),
    ),
    path(
      'M38 292C90 304 216 304 268 286 266 292 264 296 262 300 212 314 94 314 44 304Z',
      palette.trim,
    ),
    path('M38 292c52 12 178 12 230-6-60 10-170 12-230 6z', '#fff', { opacity: 0.35 }),
    path('M112 300c0-18 6-30 16-30s15 12 15 30z', palette.deep),
    path('M128 270a9 9 0 1 0-.1 0zM112 258q16-18 32 0z', palette.deep),
  ].join('');
}

/** An outrigger boat under sail. */
export function bangka(sheet: Sheet, palette: Palette): string {
  return [
    boat(sheet, palette),
    path(
      waveShape(300, 336, 10, 140, 0.3, 404),
      sheet.linear([`${palette.low}/.95`, palette.mid, palette.top]),
    ),
    line('M30 338q30-10 60 0t60 0 60 0 70-4', '#fff', 3, { opacity: 0.65 }),
    line('M70 356q24-7 48 0t48 0 60-2', '#fff', 2, { opacity: 0.4 }),
  ].join('');
}
