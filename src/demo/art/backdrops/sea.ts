import { circle, d, line, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import { dots, waveShape } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

function island(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}c${width * 0.2} ${-height * 0.2} ${width * 0.25} ${-height} ${width * 0.45} ${-height}s${width * 0.2} ${height * 0.5} ${width * 0.3} ${height * 0.55}s${width * 0.2} ${height * 0.4} ${width * 0.25} ${height * 0.45}z`;
}

/** The sea under a moon or a low sun with its reflection. */
export function sea(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const horizon = 262;
  const x = random.pick([70, 150, 232]);
  const y = random.between(70, 190);
  const r = random.between(26, 52);
  const glitter = Array.from({ length: 9 }, (_, row) => {
    const half = (10 + row * 5) * random.between(0.6, 1.2);
    return d`M${x - half + random.between(-6, 6)} ${horizon + 8 + row * row * 1.3}h${half * 2}`;
  });
  return [
    rect(0, 0, 300, 400, sheet.linear([palette.top, palette.mid, `${palette.low}/1/.68`])),
    dots(random, 34, [0, 0, 300, 190], '#fff', 1.4, 0.7),
    dots(random, 9, [0, 0, 300, 150], palette.glow, 2.6, 0.8),
    circle(
      x,
      y,
      r * 3.4,
      sheet.radial([`${palette.glow}/.55`, `${palette.glow}/.14`, `${palette.glow}/0`]),
    ),
    circle(x, y, r, sheet.linear(['#fff', palette.glow])),
    path(island(-30, horizon + 1, 150, random.between(18, 42)), palette.mid, { opacity: 0.75 }),
    path(island(176, horizon + 1, 170, random.between(20, 54)), palette.mid, { opacity: 0.55 }),
    rect(0, horizon, 300, 138, sheet.linear([palette.low, palette.mid, palette.top])),
    line(glitter.join(''), palette.glow, 2.4, { opacity: 0.6 }),
    path(waveShape(300, 300, 5, 90, random.between(0, 1), 400), palette.top, { opacity: 0.35 }),
    path(waveShape(300, 336, 7, 120, random.between(0, 1), 400), palette.top, { opacity: 0.5 }),
  ].join('');
}
