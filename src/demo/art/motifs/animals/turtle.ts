import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A swimming sea turtle, seen from above. */
export function turtle(sheet: Sheet, palette: Palette): string {
  const skin = sheet.linear(['#c8f0a0', '#4f9c5e', '#1b5748']);
  const plate = sheet.radial([palette.lit, palette.body, palette.shade], [0.42, 0.36, 0.7]);
  const turn = Math.round(sheet.random.between(-26, 26));
  const spots = (points: string) => line(points, '#123f38', 7, { opacity: 0.35 });
  const rim = Array.from({ length: 11 }, (_, index) => {
    const rad = ((index * 360) / 11 / 180) * Math.PI;
    return d`M${74 * Math.cos(rad)} ${92 * Math.sin(rad)}L${62 * Math.cos(rad)} ${78 * Math.sin(rad)}`;
  });
  return [
    circle(150, 200, 150, sheet.radial([`${palette.glow}/.55`, `${palette.glow}/0`])),
    `<g transform="translate(150 206)rotate(${turn})scale(1.1)">`,
    path(
      'M-44-64C-92-84-128-50-134 6-106-12-78-22-48-28ZM44-64C92-84 128-50 134 6 106-12 78-22 48-28Z',
      skin,
    ),
    spots('M-74-56h0M-94-38h0M-112-18h0M-76-36h0M74-56h0M94-38h0M112-18h0M76-36h0'),
    path(
      'M-40 66C-74 74-88 100-84 128-62 122-44 108-28 86ZM40 66C74 74 88 100 84 128 62 122 44 108 28 86ZM-8 92L0 118 8 92Z',
      skin,
    ),
    path('M0-86C-24-88-32-112-26-130-18-146 18-146 26-130 32-112 24-88 0-86Z', skin),
    circle(-18, -122, 5, '#0c1c20'),
    circle(18, -122, 5, '#0c1c20'),
    circle(-19, -124, 1.7, '#fff'),
    circle(17, -124, 1.7, '#fff'),
    spots('M0-126h0M-8-112h0M8-112h0M0-100h0'),
    ellipse(4, 8, 78, 96, '#062028', { opacity: 0.35 }),
    ellipse(0, 0, 77, 95, sheet.linear([palette.trim, palette.trimShade])),
    line(rim.join(''), palette.trimShade, 3),
    ellipse(0, 0, 66, 83, plate),
    path(
      starShape(0, -46, 3, 21, 21) + starShape(0, 0, 3, 24, 24) + starShape(0, 46, 3, 21, 21),
      palette.lit,
      { opacity: 0.5 },
    ),
    line(
      'M0-72L0-66M-22-56L-56-30M22-56L56-30M-28-16L-64-8M28-16L64-8M-28 18L-62 26M28 18L62 26M-22 58L-46 62M22 58L46 62M0 68V80',
      palette.shade,
      3,
      { opacity: 0.7 },
    ),
    path('M-52-42C-40-66-14-78 8-76-18-66-36-48-46-20Z', '#fff', { opacity: 0.5 }),
    '</g>',
  ].join('');
}
