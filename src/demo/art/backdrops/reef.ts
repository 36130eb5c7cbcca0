import { circle, d, line, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import { wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

function weed(x: number, height: number, lean: number): string {
  return d`M${x} 404c${lean} ${-height * 0.3} ${-lean} ${-height * 0.6} ${lean * 0.4} ${-height}`;
}

/** Under water: rays of light, seaweed and bubbles. */
export function reef(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const from = random.between(90, 210);
  const shafts = [-34, -14, 4, 20, 38].map((angle) =>
    wedge(from, -60, 520, 180 + angle, 180 + angle + random.between(5, 11)),
  );
  const bubbles = Array.from({ length: 10 }, () => {
    const [x, y] = [random.between(10, 290), random.between(40, 350)];
    return circle(x, y, random.between(2, 7), '#fff', { opacity: 0.22 });
  });
  const weeds = Array.from({ length: 9 }, (_, index) =>
    weed(index * 36 + random.between(-8, 8), random.between(40, 110), random.between(-22, 22)),
  );
  return [
    rect(0, 0, 300, 400, sheet.linear([palette.low, palette.mid, palette.top])),
    circle(
      from,
      -10,
      190,
      sheet.radial([`${palette.glow}/.9`, `${palette.glow}/.25`, `${palette.glow}/0`]),
    ),
    path(shafts.join(''), sheet.linear([`${palette.glow}/.5`, `${palette.glow}/0`])),
    path('M-10 400V330q60-30 120 4t110-8 90-18v92Z', palette.top, { opacity: 0.7 }),
    line(weeds.join(''), palette.deep, 7, { opacity: 0.75 }),
    ...bubbles,
  ].join('');
}
