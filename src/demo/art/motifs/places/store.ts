import { circle, d, line, path, rect } from '../../kit/svg-elements.ts';
import { wood, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A corner store after dark: awning, jars on the counter, sachets on strings. */
export function store(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const sweets = [
    palette.trim,
    palette.glow,
    palette.body,
    '#2fbf9b',
    '#ff6b5e',
    '#8fd0ff',
  ] as const;
  const jar = (x: number, y: number, colour: string) =>
    rect(x, y, 34, 42, '#dff2ff', { rx: 7, opacity: 0.35 }) +
    rect(x + 3, y + 14, 28, 26, colour, { rx: 5 }) +
    circle(x + 11, y + 18, 5, '#fff', { opacity: 0.4 }) +
    circle(x + 22, y + 24, 5, '#fff', { opacity: 0.25 }) +
    rect(x + 2, y - 6, 30, 9, palette.trim, { rx: 3 }) +
    rect(x + 5, y + 3, 4, 34, '#fff', { rx: 2, opacity: 0.5 });
  const strips = [62, 92, 122, 178, 208, 238].map((x, index) =>
    [0, 1, 2].map((row) =>
      rect(x - 9, 150 + row * 24, 18, 21, sweets[(index + row * 2) % 6] ?? palette.trim, { rx: 3 }),
    ),
  );
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const [top, low] = [54 + index * 24, 47.3 + index * 29.3];
    return d`M${top - 12} 82h24L${low} 132a14.7 14 0 0 1-29.3 0z`;
  });
  return [
    rect(40, 120, 220, 230, sheet.linear([wood[0], wood[1]])),
    rect(52, 132, 196, 150, sheet.radial(['#fff3c8', palette.glow, '#8a4a1a'], [0.5, 0.35, 0.8])),
    line('M52 146H248', wood[2], 3),
    ...strips.flat(),
    rect(52, 196 + 34, 196, 5, wood[1]),
    ...[0, 1, 2, 3].map((index) =>
      jar(68 + index * 45, 240, sweets[random.whole(0, 5)] ?? palette.body),
    ),
    rect(28, 282, 244, 16, sheet.linear([wood[0], wood[2]]), { rx: 4 }),
    path('M40 298h220v58H40z', sheet.linear([palette.body, palette.shade])),
    line('M76 300v56M112 300v56M148 300v56M184 300v56M220 300v56', palette.shade, 2.5, {
      opacity: 0.6,
    }),
    path('M42 82H258L282 132H18Z', '#fff3e2'),
    path(stripes.filter((_, index) => index % 2 === 0).join(''), palette.trim),
    path(stripes.filter((_, index) => index % 2 === 1).join(''), '#fff3e2'),
    path('M42 82H258l8 17H34z', '#fff', { opacity: 0.22 }),
    path('M36 84L56 62H244L264 84Z', sheet.linear(['#7c8796', '#3c4658'])),
    line(
      'M70 64l-12 18M100 64l-6 18M130 64l-3 18M160 64l3 18M190 64l6 18M220 64l12 18',
      '#22293a',
      2.5,
      { opacity: 0.5 },
    ),
    line('M150 132v10', wood[2], 3),
    circle(150, 152, 60, sheet.radial(['#fff/.95', `${palette.glow}/.5/.25`, `${palette.glow}/0`])),
    circle(150, 150, 9, '#fff'),
  ].join('');
}
