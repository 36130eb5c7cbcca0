import { circle, d, line, path, rect } from '../kit/svg-elements.ts';
import { palettes } from '../kit/palettes.ts';
import { wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { placeMotif } from '../place-motif.ts';

/** A whale shark above a pearl, under water. */
export function deepBlue(sheet: Sheet): string {
  const { random } = sheet;
  const shafts = [156, 168, 179, 190, 203].map((angle) =>
    wedge(1180, -160, 900, angle, angle + random.between(4, 7)),
  );
  const weeds = Array.from({ length: 34 }, (_, index) => {
    const [x, lean, height] = [
      index * 49 + random.between(-16, 16),
      random.between(-30, 30),
      random.between(50, 150),
    ];
    return d`M${x} 606c${lean} ${-height * 0.3} ${-lean} ${-height * 0.6} ${lean * 0.4} ${-height}`;
  });
  const bubbles = Array.from({ length: 38 }, () =>
    circle(random.between(560, 1590), random.between(20, 520), random.between(3, 13), '#fff', {
      opacity: random.between(0.08, 0.3),
    }),
  );
  return [
    rect(0, 0, 1600, 600, sheet.linear(['#2fa6b8', '#0f6a86', '#0b3f62', '#0a1e3a'])),
    rect(
      0,
      0,
      1600,
      600,
      sheet.radial(['#d8fff0/.8', '#2fbf9b/.2/.5', '#2fbf9b/0'], [0.74, 0, 0.6]),
    ),
    path(shafts.join(''), sheet.linear(['#d8fff0/.5', '#d8fff0/0'])),
    path('M0 600V520Q220 470 420 520T820 512 1240 526 1600 500V600Z', '#082a48'),
    line(weeds.join(''), '#06203c', 11, { opacity: 0.85 }),
    ...bubbles,
    placeMotif(sheet, palettes.lagoon, 'butanding', { x: 1090, y: 220, scale: 1.5, flip: true }),
    placeMotif(sheet, palettes.rose, 'koi', { x: 800, y: 340, scale: 0.56, flip: true }),
    placeMotif(sheet, palettes.aurora, 'turtle', { x: 1490, y: 170, scale: 0.52, turn: -30 }),
    placeMotif(sheet, palettes.orchid, 'shell', { x: 1370, y: 432, scale: 0.86 }),
    path('M560 600Q900 548 1240 578T1600 560V600Z', '#061a34', { opacity: 0.8 }),
  ].join('');
}
