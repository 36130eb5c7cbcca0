import { circle, d, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import { dots } from '../kit/shapes.ts';
import type { Random } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';

function ridge(random: Random, y: number, rough: number): string {
  const peaks = Array.from({ length: 4 }, (_, index) => {
    const height = rough * random.between(0.3, 1);
    return d`c22 0 ${30 + index} ${-height} 46 ${-height}s26 ${height} 46 ${height}`;
  });
  return d`M${-random.between(10, 80)} ${y}` + peaks.join('') + 'V400H-90Z';
}

/** Ridges that get paler with distance, under an evening sky. */
export function hills(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const x = random.between(60, 240);
  return [
    rect(0, 0, 300, 400, sheet.linear([palette.top, palette.mid, `${palette.low}/1/.6`])),
    dots(random, 22, [0, 0, 300, 130], '#fff', 1.4, 0.6),
    circle(
      x,
      150,
      150,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.18`, `${palette.glow}/0`]),
    ),
    circle(x, 150, 38, palette.glow),
    path(ridge(random, 236, 60), sheet.linear([palette.low, palette.mid]), { opacity: 0.85 }),
    path(ridge(random, 268, 46), sheet.linear([palette.mid, palette.top])),
    path(ridge(random, 306, 34), sheet.linear([palette.top, palette.deep])),
    rect(
      0,
      216,
      300,
      70,
      sheet.linear([`${palette.glow}/0`, `${palette.glow}/.22`, `${palette.glow}/0`]),
    ),
  ].join('');
}
