import { circle, line, path } from '../../kit/svg-elements.ts';
import type { Palette, Tones } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const tail = [
  'M176 220C236 214 286 160 268 76 300 150 280 244 190 262Z',
  'M176 214C222 196 254 140 232 60 270 130 262 214 190 246Z',
  'M170 210C204 186 222 130 196 66 236 118 238 196 186 236Z',
  'M182 232C236 244 284 220 296 166 302 232 262 284 192 268Z',
];

type Plumage = readonly [body: Tones, hackle: Tones];

const plumages: readonly [Plumage, ...Plumage[]] = [
  [
    ['#ff9d4a', '#c2371f', '#4a0f1c'],
    ['#fff0a8', '#ffb52e', '#d0531a'],
  ],
  [
    ['#fff4e0', '#e0c8a8', '#8a6a5a'],
    ['#ffffff', '#fff0d0', '#e0b070'],
  ],
  [
    ['#5a6488', '#2a2f52', '#10122a'],
    ['#ffd98a', '#c2571e', '#5a1a14'],
  ],
];

/** A fighting cock, chest out, in profile. */
export function rooster(sheet: Sheet, palette: Palette): string {
  const plume = sheet.linear([palette.trim, palette.trimShade, '#1b1230'], [0, 0, 1, 1]);
  const sheen = sheet.linear(['#38d6b0', '#0f5a6a', '#101a3a'], [0, 0, 1, 1]);
  const [body, hackles] = sheet.random.pick(plumages);
  const bodyPaint = sheet.linear(body, [0, 0, 0.7, 1]);
  const hackle = sheet.linear(hackles);
  return [
    path(tail[3] ?? '', sheen),
    path(tail[0] ?? '', plume),
    path(tail[1] ?? '', sheen),
    path(tail[2] ?? '', plume),
    line('M186 246C236 232 270 190 272 120M184 240c40-20 64-70 58-130', '#fff', 1.6, {
      opacity: 0.3,
    }),
    line(
      'M136 306l-8 44m0 0l-22 8m22-8l16 10m-16-10l-10 14M164 306l10 42m0 0l-18 10m18-10l22 8m-22-8l8 14',
      '#e8a33a',
      7,
    ),
    line('M130 334l-14-6M172 332l-10-10', '#fff2c2', 4),
    path(
      'M104 168C78 214 84 278 128 306 168 326 214 300 222 250 214 236 196 226 178 214 158 200 140 178 134 160Z',
      bodyPaint,
    ),
    path(
      'M146 214C186 212 222 236 246 276 204 270 168 284 144 262 130 246 132 222 146 214Z',
      sheen,
    ),
    line('M158 232q34 6 60 32M154 246q28 6 44 22', '#8ff0d8', 2.5, { opacity: 0.6 }),
    path(
      'M110 100C80 128 78 170 84 214 94 206 98 210 102 224 108 212 116 214 122 230 126 214 136 214 146 228 148 210 158 206 166 212 160 170 152 130 136 104Z',
      hackle,
    ),
    line('M106 128q-12 36-10 66M118 124q-6 40-4 74M130 126q4 40 10 70', '#b8450f', 2.2, {
      opacity: 0.5,
    }),
    path(
      'M94 96C92 72 108 62 124 66 142 70 146 92 138 110 122 124 102 120 94 96Z',
      sheet.linear(['#ffcf4a', '#e8691e']),
    ),
    path(
      'M96 78C86 62 96 58 98 46 106 54 108 50 112 36 120 46 124 44 132 34 136 48 142 50 150 46 148 62 150 66 142 78 130 66 108 66 96 78Z',
      sheet.linear(['#ff8a6a', '#e0263a', '#8d0f2a']),
    ),
    path('M94 84L62 98 92 104Z', sheet.linear(['#fff2c2', '#d98a1e'])),
    path('M90 104C80 116 80 134 92 140 102 134 104 116 100 106Z', '#d81f38'),
    path('M104 90c6-8 20-8 26 2-6 10-20 10-26-2z', '#e0263a'),
    circle(115, 90, 6.2, '#fff4c8'),
    circle(113.5, 90, 3.4, '#14060c'),
    circle(112.5, 88.8, 1.2, '#fff'),
  ].join('');
}
