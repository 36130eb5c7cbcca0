import { circle, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { dots } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** An erupting volcano with palms at its foot. */
export function volcano(sheet: Sheet, palette: Palette): string {
  const lava = sheet.linear(['#fff2b0', '#ffb52e', '#f0452a', '#8a1326']);
  const smoke = sheet.linear([palette.low, palette.mid], [0, 0, 1, 1]);
  return [
    circle(150, 118, 150, sheet.radial(['#ffb52e/.9', '#f0452a/.4/.4', '#f0452a/0'])),
    path(
      'M140 124C112 110 106 82 126 70 112 50 126 28 148 32 152 10 190 6 202 26 226 20 244 44 230 62 246 78 228 104 204 98 190 116 168 112 160 124Z',
      smoke,
    ),
    path(
      'M148 32c4-22 42-26 54-6 24-6 42 18 28 36-10-16-28-14-36-4-6-18-30-24-46-26z',
      palette.glow,
      { opacity: 0.4 },
    ),
    path(
      'M120 126C112 92 100 66 86 44 112 60 132 88 138 124ZM180 126c6-26 18-50 34-68-20 14-42 38-48 66z',
      lava,
      { opacity: 0.9 },
    ),
    path(
      'M136 126C136 96 140 66 150 44 160 66 166 96 166 126Z',
      sheet.linear(['#fff2b0/0', '#ffd76a', '#ff8a2e']),
    ),
    path(
      'M-20 352C62 322 104 220 122 126Q150 138 180 126C198 220 240 322 322 352V404H-20Z',
      sheet.linear([palette.shade, palette.mid, palette.top]),
    ),
    path('M-20 352C62 322 104 220 122 126l14 5C128 240 112 330 60 404H-20Z', '#fff', {
      opacity: 0.1,
    }),
    path('M180 126C198 220 240 322 322 352V404H190C204 320 190 220 166 131Z', palette.deep, {
      opacity: 0.5,
    }),
    path(
      'M122 126Q150 138 180 126 184 146 192 176C182 190 186 214 178 240 172 218 166 212 166 190 160 208 158 250 148 292 144 250 142 226 138 198 130 214 128 226 120 246 120 214 122 198 114 172 118 154 120 142 122 126Z',
      lava,
    ),
    ellipse(151, 127, 29, 7, '#fff2b0'),
    line('M148 292q-4 30 6 60M178 240q4 24 12 40M120 246q-4 20-12 32', '#ff7a2e', 4, {
      opacity: 0.7,
    }),
    dots(sheet.random, 30, [80, 20, 226, 190], '#ffd76a', 3.4),
    path('M-10 372Q70 342 150 360T310 352V410H-10Z', palette.deep),
    line('M54 372Q50 330 40 306M250 366Q252 330 266 308', palette.deep, 5),
    path(
      'M40 308C26 296 12 298 4 310 16 304 28 306 40 308 28 312 20 322 20 334 26 322 34 314 40 308 42 322 50 332 60 334 52 326 46 316 40 308 54 304 66 308 72 318 70 302 54 298 40 308 46 294 40 286 28 284 38 292 40 300 40 308Z',
      palette.deep,
    ),
    path(
      'M266 310c-14-12-28-10-36 2 12-6 24-4 36-2-12 4-20 14-20 26 6-12 14-20 20-26 2 14 10 24 20 26-8-8-14-18-20-26 14-4 26 0 32 10-2-16-18-20-32-10 6-14 0-22-12-24 10 8 12 16 12 24z',
      palette.deep,
    ),
  ].join('');
}
