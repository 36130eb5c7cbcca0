import { circle, d, mirrored, path } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** The Philippine eagle with spread wings and a raised crest. */
export function eagle(sheet: Sheet, palette: Palette): string {
  const dark = sheet.linear(['#8d5a34', '#4f2d1a', '#2a150e']);
  const light = sheet.linear(['#e6b27a', '#9c6236', '#5a321c'], [1, 0, 0, 0.6]);
  const feathers = Array.from({ length: 7 }, (_, index) => {
    const turn = -18 - index * 14;
    const size = 1.3 - index * 0.06;
    return path('M0 0C-16-30-20-92-2-132 18-96 18-34 12 2Z', dark, {
      transform: d`translate(${112 - index * 6} ${206 - index * 4})rotate(${turn})scale(${size})`,
    });
  }).join('');
  const coverts = Array.from({ length: 5 }, (_, index) =>
    path('M0 0C-12-18-14-52-2-76 12-54 14-20 10 2Z', light, {
      transform: d`translate(${122 - index * 7} ${212 - index * 4})rotate(${-16 - index * 17})scale(1.15)`,
    }),
  ).join('');
  const wing =
    feathers + coverts + path('M132 180C110 170 92 160 78 150 82 186 98 218 124 236Z', light);
  const crest = [-64, -40, -18, 4, 26, 48, 70].map((turn) =>
    path(
      'M-7 0C-10-22-6-44 0-58 6-44 10-22 7 0Z',
      sheet.linear(['#fff0d0', '#d99a5b', '#7a4526']),
      {
        transform: d`translate(150 150)rotate(${turn})`,
      },
    ),
  );
  const eye =
    path('M126 152q10-8 20 4-10 6-20-4z', '#10202e') +
    circle(137, 154, 5.4, '#8fd8ff') +
    circle(137, 154, 2.5, '#081018') +
    path('M122 148q14-8 26 6l-2-9q-12-6-24 3z', '#3a2010');
  return [
    circle(
      150,
      180,
      160,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.15`, `${palette.glow}/0`]),
    ),
    wing,
    mirrored(150, wing),
    path('M150 392C126 372 118 340 122 306H178C182 340 174 372 150 392Z', dark),
    path('M126 310l-12 66 22-10M174 310l12 66-22-10', light),
    path(
      'M150 150C116 160 104 206 110 254 116 300 134 326 150 334 166 326 184 300 190 254 196 206 184 160 150 150Z',
      sheet.linear(['#fff4e0', '#f0d2a4', '#a86a3c']),
    ),
    path(
      'M130 226l8 14 8-14M154 226l8 14 8-14M142 248l8 14 8-14M122 250l7 13 7-13M164 250l7 13 7-13M132 274l8 13 8-13M152 274l8 13 8-13',
      '#8d5a34',
      { opacity: 0.55 },
    ),
    ...crest,
    path(
      'M150 122C122 122 110 144 114 168 118 188 132 200 150 204 168 200 182 188 186 168 190 144 178 122 150 122Z',
      sheet.linear(['#fff4e0', '#eac48e', '#b57a45']),
    ),
    eye,
    mirrored(150, eye),
    path(
      'M136 166C140 158 160 158 164 166 166 184 160 200 150 212 140 200 134 184 136 166Z',
      sheet.linear(['#6d7f92', '#2b3a4c', '#10182a']),
    ),
    path('M138 166c6-6 14-6 16-4-6 10-8 24-6 44-8-12-12-26-10-40z', '#fff', { opacity: 0.3 }),
    path(
      'M126 326l-10 26 10-4 4 10 6-10 8 6-2-28zM174 326l10 26-10-4-4 10-6-10-8 6 2-28z',
      sheet.linear([gold[0], gold[1], gold[2]]),
    ),
  ].join('');
}
