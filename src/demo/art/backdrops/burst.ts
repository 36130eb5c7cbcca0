import { circle, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import { dots, glint, wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Rays of light from behind the subject. */
export function burst(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const count = random.pick([12, 14, 16, 18]);
  const turn = random.between(0, 30);
  const step = 360 / count;
  const rays = Array.from({ length: count }, (_, index) =>
    wedge(150, 200, 300, turn + index * step, turn + index * step + step * 0.46),
  );
  const glints = Array.from({ length: 6 }, () =>
    glint(random.between(14, 286), random.between(14, 330), random.between(4, 9)),
  );
  return [
    rect(0, 0, 300, 400, sheet.radial([palette.low, palette.mid, palette.top], [0.5, 0.5, 0.72])),
    path(rays.join(''), sheet.radial([`${palette.glow}/.6`, `${palette.glow}/.05`])),
    circle(
      150,
      200,
      170,
      sheet.radial([`${palette.glow}/.75`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    dots(random, 26, [0, 0, 300, 400], palette.glow, 2.2, 0.6),
    path(glints.join(''), '#fff', { opacity: 0.85 }),
  ].join('');
}
