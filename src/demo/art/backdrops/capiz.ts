import { circle, d, line, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** A window of capiz panes, lit from behind. */
export function capiz(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const panes = Array.from({ length: 48 }, (_, index) => {
    const [x, y] = [(index % 6) * 50, Math.floor(index / 6) * 50];
    return random.chance(0.42)
      ? rect(x, y, 50, 50, random.pick([palette.glow, palette.lit, palette.low, palette.trim]), {
          opacity: random.between(0.06, 0.26),
        })
      : '';
  });
  const bars = Array.from({ length: 9 }, (_, index) => d`M${index * 50} 0V400M0 ${index * 50}H300`);
  const corners = sheet.define(path('M25 4l8 21-8 21-8-21z', palette.glow, { opacity: 0.1 }));
  const leaves = Array.from({ length: 48 }, (_, index) =>
    sheet.use(corners, { x: (index % 6) * 50, y: Math.floor(index / 6) * 50 }),
  );
  return [
    rect(0, 0, 300, 400, sheet.radial([palette.low, palette.mid, palette.top], [0.5, 0.48, 0.75])),
    ...panes,
    ...leaves.filter((_, index) => index % 2 === 0),
    line(bars.join(''), palette.deep, 4, { opacity: 0.55 }),
    circle(
      150,
      200,
      180,
      sheet.radial([`${palette.glow}/.8`, `${palette.glow}/.25`, `${palette.glow}/0`]),
    ),
  ].join('');
}
