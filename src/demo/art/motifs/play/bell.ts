import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A swinging church bell. */
export function bell(sheet: Sheet, palette: Palette): string {
  const turn = Math.round(sheet.random.between(-14, 14));
  const metal = sheet.linear(['#fff6d0', '#ffce5c', '#e08a1e', '#7a3a0c'], [0, 0, 1, 0.35]);
  return [
    circle(
      150,
      210,
      168,
      sheet.radial([`${palette.glow}/.85`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    line(
      'M40 150q-22 50 0 110M18 170q-14 38 0 74M260 150q22 50 0 110M282 170q14 38 0 74',
      palette.glow,
      6,
      { opacity: 0.75 },
    ),
    `<g transform="rotate(${turn} 150 76)">`,
    path('M132 96C120 76 130 54 150 54S180 76 168 96Z', 'none', {
      stroke: metal,
      'stroke-width': 12,
    }),
    path('M112 330a38 26 0 0 0 76 0z', '#7a3a0c'),
    circle(150, 334, 24, sheet.radial(['#fff2c2', '#e89a26', '#7a3a0c'], [0.4, 0.34, 0.75])),
    path(
      'M150 92C104 96 92 138 88 192 84 246 74 276 50 300 44 308 48 318 58 318H242C252 318 256 308 250 300 226 276 216 246 212 192 208 138 196 96 150 92Z',
      metal,
    ),
    path(
      'M150 92C104 96 92 138 88 192 84 246 74 276 50 300 80 302 96 270 104 214 112 152 122 112 150 92Z',
      '#fff',
      { opacity: 0.4 },
    ),
    ellipse(150, 314, 96, 13, '#8a4312'),
    ellipse(150, 312, 80, 8, '#4a1f08'),
    line('M86 206Q150 222 214 206M80 246Q150 264 220 246', '#8a4312', 4, { opacity: 0.6 }),
    line('M84 226Q150 243 217 226', palette.trim, 10),
    line('M84 226Q150 243 217 226', '#fff', 2.4, { 'stroke-dasharray': '.1 8' }),
    ...[-34, 0, 34].map((x) =>
      path(d`M${150 + x} 140l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z`, '#8a4312', {
        opacity: 0.4,
        transform: d`translate(0 ${Math.abs(x) * 0.06})`,
      }),
    ),
    '</g>',
    path(
      'M92 70C108 48 134 52 150 74 166 52 192 48 208 70 196 92 170 90 150 80 130 90 104 92 92 70Z',
      sheet.linear([palette.trim, palette.trimShade]),
    ),
    path(
      'M138 78L106 128 128 120 134 138 156 92ZM162 78L194 128 172 120 166 138 144 92Z',
      palette.trimShade,
    ),
    circle(150, 76, 14, palette.trim),
    path('M100 64q20-12 40 8-20-2-40-8zM200 64q-20-12-40 8 20-2 40-8z', '#fff', { opacity: 0.4 }),
  ].join('');
}
