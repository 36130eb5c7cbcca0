import { d, ellipse, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { glint } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

type Tones = readonly [string, string, string, string];

const tones: readonly [Tones, ...Tones[]] = [
  ['#fff0f2', '#ff7f8e', '#d81f4a', '#6d0a2e'],
  ['#effff6', '#5fe8ac', '#10966a', '#064534'],
  ['#eef6ff', '#6fb6ff', '#2458d8', '#101f6b'],
  ['#fff8e0', '#ffcf5a', '#e07a14', '#6d300a'],
  ['#fbefff', '#cf8dff', '#7a2fd0', '#33106b'],
  ['#f2ffff', '#8deaf2', '#1a9cb8', '#0a4058'],
];

/** A brilliant-cut stone seen from the side, 150 wide around its middle. */
function brilliant(sheet: Sheet, [lit, light, main, deep]: Tones): string {
  return [
    path('M-46-52H46L78-10 0 82-78-10Z', sheet.linear([light, main, deep])),
    path('M-46-52L-30-10H-78Z', light),
    path('M-46-52H0L-30-10Z', lit),
    path('M0-52H46L30-10Z', light),
    path('M46-52L78-10H30Z', main),
    path('M0-52L30-10H-30Z', sheet.linear([lit, light])),
    path('M-78-10H-30L0 82Z', main),
    path('M-30-10H30L0 82Z', sheet.linear([light, main])),
    path('M30-10H78L0 82Z', deep, { opacity: 0.75 }),
    path('M-46-52H46L40-46H-40Z', '#fff', { opacity: 0.8 }),
    path('M-26-4L-4 52-14-4Z', '#fff', { opacity: 0.45 }),
  ].join('');
}

/** An emerald-cut stone seen from above. */
function tablet(sheet: Sheet, [lit, light, main, deep]: Tones): string {
  return [
    path('M-32-60H32L56-36V36L32 60H-32L-56 36V-36Z', sheet.linear([light, deep], [0, 0, 1, 1])),
    path('M-32-60H32L20-34H-20Z', lit),
    path('M32-60L56-36 34-20 20-34Z', light),
    path('M56-36V36L34 20V-20Z', main),
    path('M-56-36V36L-34 20V-20Z', light),
    path('M-32-60L-56-36-34-20-20-34Z', lit, { opacity: 0.8 }),
    path('M-32 60H32L20 34H-20Z', deep),
    path(
      'M-20-34H20L34-20V20L20 34H-20L-34 20V-20Z',
      sheet.linear([lit, light, main], [0, 0, 1, 1]),
    ),
    path('M-20-34H8L-34 14V-20Z', '#fff', { opacity: 0.4 }),
  ].join('');
}

/** A heap of cut stones. */
export function gems(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const first = random.whole(0, 5);
  const tone = (step: number): Tones => tones[(first + step) % tones.length] ?? tones[0];
  const at = (marks: string, x: number, y: number, turn: number, scale: number) =>
    sheet.use(sheet.define(marks), {
      transform: d`translate(${x} ${y})rotate(${turn})scale(${scale})`,
    });
  return [
    ellipse(150, 326, 134, 26, palette.deep, { opacity: 0.5 }),
    at(tablet(sheet, tone(1)), 62, 246, -28, 0.74),
    at(brilliant(sheet, tone(2)), 236, 234, 20, 0.72),
    at(tablet(sheet, tone(3)), 226, 302, 62, 0.66),
    at(brilliant(sheet, tone(4)), 76, 300, -18, 0.6),
    at(brilliant(sheet, tone(0)), 150, 192, random.between(-6, 6), 1.42),
    at(tablet(sheet, tone(5)), 152, 318, 8, 0.62),
    path(
      glint(96, 112, 30) + glint(226, 190, 18) + glint(56, 220, 14) + glint(196, 300, 12),
      '#fff',
    ),
  ].join('');
}
