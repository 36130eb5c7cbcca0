import { circle, d, ellipse, mirrored, path, rect } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A lighthouse on a rock, with a light beam. */
export function lighthouse(sheet: Sheet, palette: Palette): string {
  const turn = sheet.random.between(-12, 8);
  const beam = path(
    'M0 0L-330-92V66Z',
    sheet.linear([`${palette.glow}/0`, `${palette.glow}/.85`], [0, 0, 1, 0]),
  );
  const stone = sheet.linear(['#fff', '#f1e7e2', '#a493a8', '#5d5270'], [0, 0, 1, 0]);
  const band = sheet.linear([palette.trim, palette.trim, palette.trimShade], [0, 0, 1, 0]);
  const tower = 'M127 158H173L190 336H110Z';
  const bands = [186, 236, 286].map((y) => {
    const [t, b] = [(y - 158) * 0.0955, (y - 134) * 0.0955];
    return d`M${127 - t} ${y}H${173 + t}L${173 + b} ${y + 25}H${127 - b}Z`;
  });
  return [
    `<g transform="translate(150 122)rotate(${Math.round(turn)})">${beam}${mirrored(0, beam)}</g>`,
    path(
      'M62 362C70 338 92 334 106 322 128 312 176 310 194 324 216 330 236 344 244 364Z',
      sheet.linear([palette.shade, palette.deep]),
    ),
    path('M92 342c18-14 34-18 58-19-16 8-30 16-40 34H84z', palette.body, { opacity: 0.45 }),
    path(tower, stone),
    path(bands.join(''), band),
    path('M146 336v-26a9 9 0 0 1 18 0v26z', '#2a2140'),
    ...[212, 262].map((y) => path(d`M145 ${y + 12}v-10a6 6 0 0 1 12 0v10z`, palette.glow)),
    path('M114 146H186L180 160H120Z', sheet.linear([palette.trim, palette.trimShade])),
    rect(130, 102, 40, 44, palette.glow),
    rect(130, 102, 40, 44, sheet.radial(['#fff', '#fff/.5', `${palette.glow}/0`])),
    path(
      'M130 102h2.5v44h-2.5zM148.8 102h2.5v44h-2.5zM167.5 102h2.5v44h-2.5zM112 130h76v3H112zM114 132h2.5v16H114zM183.5 132h2.5v16h-2.5z',
      '#2a2140',
    ),
    path(
      'M124 103Q128 76 150 72 172 76 176 103Z',
      sheet.linear([palette.trim, palette.trim, palette.trimShade], [0, 0, 1, 0]),
    ),
    rect(148.5, 56, 3, 18, '#2a2140'),
    circle(150, 56, 4, palette.glow),
    ellipse(
      150,
      122,
      74,
      74,
      sheet.radial(['#fff/.9', `${palette.glow}/.4/.35`, `${palette.glow}/0`]),
    ),
  ].join('');
}
