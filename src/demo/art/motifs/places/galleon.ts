import { circle, d, line, path, rect } from '../../kit/svg-elements.ts';
import { gold, wood, type Palette } from '../../kit/palettes.ts';
import { waveShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A galleon under full sail, lanterns lit along her side. */
export function galleon(sheet: Sheet, palette: Palette): string {
  const cloth = sheet.linear(['#fffaf0', '#f2dcc0', '#b58f7a'], [0, 0, 1, 0.5]);
  const dyed = sheet.linear([palette.lit, palette.trim, palette.trimShade], [0, 0, 1, 0.6]);
  const sail = (x: number, y: number, width: number, height: number, paint: string) =>
    path(
      d`M${x - width / 2} ${y}H${x + width / 2}C${x + width * 0.72} ${y + height * 0.4} ${x + width * 0.66} ${y + height * 0.8} ${x + width * 0.56} ${y + height}Q${x} ${y + height * 0.8} ${x - width * 0.5} ${y + height}C${x - width * 0.34} ${y + height * 0.7} ${x - width * 0.34} ${y + height * 0.3} ${x - width / 2} ${y}Z`,
      paint,
    ) + line(d`M${x - width / 2 - 6} ${y}H${x + width / 2 + 6}`, wood[2], 5);
  const flag = (x: number, y: number) =>
    path(d`M${x} ${y}q16-10 30 0t28-2q-8 10-2 18-14 6-28 0t-28 2z`, palette.trim);
  return [
    line('M150 300V42M92 300V86M212 300V92', wood[2], 7),
    flag(150, 38),
    flag(92, 80),
    flag(212, 84),
    sail(92, 104, 62, 62, cloth),
    sail(92, 180, 74, 72, cloth),
    sail(214, 108, 58, 58, cloth),
    sail(214, 178, 68, 70, cloth),
    sail(150, 62, 78, 66, dyed),
    sail(150, 144, 96, 92, cloth),
    path('M40 244L-4 214 46 296Z', cloth),
    line('M-6 210L56 268M150 60L20 232M150 52L262 246', wood[2], 2),
    path(
      'M30 252C40 262 60 268 80 268H212L226 246H282C284 286 272 326 246 350H74C50 330 36 296 30 252Z',
      sheet.linear([wood[0], wood[1], wood[2]]),
    ),
    path(
      'M30 252C40 262 60 268 80 268H212L226 246H282q0 8-1 14H234l-14 22H84C60 282 44 276 34 266Z',
      palette.trimShade,
    ),
    line('M38 288Q60 298 84 298H268M50 318H258', gold[1], 4, { opacity: 0.85 }),
    ...[92, 128, 164, 200].map(
      (x) => rect(x, 302, 16, 13, '#1d0d08', { rx: 2 }) + circle(x + 8, 308, 4, palette.glow),
    ),
    rect(238, 262, 12, 14, palette.glow),
    rect(258, 262, 12, 14, palette.glow),
    circle(254, 269, 40, sheet.radial([`${palette.glow}/.8`, `${palette.glow}/0`])),
    path('M24 246q-18-2-22 14 12 8 28 2z', gold[1]),
    path(waveShape(300, 342, 11, 130, 0.1, 404), '#fff', { opacity: 0.6 }),
    path(waveShape(300, 346, 11, 130, 0.1, 404), sheet.linear([palette.low, palette.mid])),
    path(waveShape(300, 374, 9, 100, 0.5, 404), sheet.linear([palette.mid, palette.top])),
  ].join('');
}
