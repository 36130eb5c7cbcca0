import { circle, d, path, rect } from '../kit/svg-elements.ts';
import { leaf, type Palette } from '../kit/palettes.ts';
import { dots } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

const frond =
  'M0 0C34-30 86-40 128-22 104-20 92-12 84-2 78-12 66-16 60-14 62-4 56 6 46 10 44 0 34-6 28-4 28 4 16 8 0 0Z';

/** Dark leaves around a bright clearing with fireflies. */
export function grove(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const near = sheet.define(path(frond, sheet.linear([leaf[1], leaf[2]], [0, 0, 1, 0])));
  const far = sheet.define(path(frond, palette.deep));
  const ring = (id: string, count: number, r: number, scale: number, opacity: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 360 + random.between(-10, 10);
      const rad = (angle * Math.PI) / 180;
      const [x, y] = [150 + r * Math.cos(rad), 200 + r * 1.25 * Math.sin(rad)];
      return sheet.use(id, {
        transform: d`translate(${x} ${y})rotate(${angle + 180 + random.between(-26, 26)})scale(${scale})`,
        opacity,
      });
    }).join('');
  return [
    rect(0, 0, 300, 400, sheet.radial([palette.low, palette.mid, palette.top], [0.5, 0.48, 0.7])),
    circle(
      150,
      196,
      150,
      sheet.radial([`${palette.glow}/.9`, `${palette.glow}/.3`, `${palette.glow}/0`]),
    ),
    ring(far, 14, 190, 0.9, 0.6),
    ring(near, 11, 214, 1.05, 0.95),
    dots(random, 22, [30, 40, 270, 360], palette.glow, 3.4, 0.8),
  ].join('');
}
