import { circle, d, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A rising shark with open jaws. */
export function shark(sheet: Sheet, palette: Palette): string {
  const back = sheet.linear(['#8fb8d0', '#3d6c94', '#12304e']);
  const belly = sheet.linear(['#f4fbfc', '#bcd2da']);
  const teeth = (y: number, drop: number, bend: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const x = 92 + index * 13;
      const lift = bend * (1 - ((index - 4) / 4) ** 2);
      return d`M${x} ${y - lift}h13l-6.5 ${drop}z`;
    }).join('');
  return [
    circle(
      150,
      190,
      170,
      sheet.radial([`${palette.glow}/.6`, `${palette.glow}/.12`, `${palette.glow}/0`]),
    ),
    path(
      'M236 300C270 318 288 350 290 392 256 372 226 350 204 334ZM64 300C30 318 12 350 10 392 44 372 74 350 96 334Z',
      sheet.linear(['#3d6c94', '#10263e']),
    ),
    path(
      'M150 20C104 56 62 132 56 214 52 290 84 372 106 410H194C216 372 248 290 244 214 238 132 196 56 150 20Z',
      back,
    ),
    path('M150 20C104 56 62 132 56 214 54 250 60 286 70 320 66 220 92 110 150 20Z', '#fff', {
      opacity: 0.28,
    }),
    path(
      'M150 128C112 132 82 176 78 230 74 300 96 372 112 410H188C204 372 226 300 222 230 218 176 188 132 150 128Z',
      belly,
    ),
    path(
      'M150 150C114 150 84 186 80 228 96 270 204 270 220 228 216 186 186 150 150 150Z',
      '#5c0a1e',
    ),
    path('M150 214c-26 0-44 16-50 34 22 14 78 14 100 0-6-18-24-34-50-34z', '#e0485e'),
    path(teeth(178, 24, 26), '#fff'),
    path(teeth(182, 18, 22), '#e3eef2', { transform: 'translate(6 6)', opacity: 0.5 }),
    path(teeth(248, -22, -12), '#fff'),
    line('M80 228C84 186 114 150 150 150S216 186 220 228', '#8fb0c0', 5),
    circle(86, 148, 10, '#0a1422'),
    circle(214, 148, 10, '#0a1422'),
    circle(83, 145, 3.4, '#fff'),
    circle(211, 145, 3.4, '#fff'),
    line('M72 138l26-4M228 138l-26-4', '#12304e', 6),
    line(
      'M62 262q8 10 4 26M74 270q7 10 3 24M86 276q6 10 2 22M238 262q-8 10-4 26M226 270q-7 10-3 24M214 276q-6 10-2 22',
      '#12304e',
      4,
      { opacity: 0.7 },
    ),
    line('M140 76q2 5 0 8M160 76q-2 5 0 8', '#12304e', 4),
    line('M112 300Q150 314 188 300M116 330Q150 342 184 330', '#9fb8c4', 2.4, { opacity: 0.6 }),
  ].join('');
}
