import { d, ellipse, group, line, path } from '../../kit/svg-elements.ts';
import { leaf, wood } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const fruit = 'M0-64C40-66 64-30 62 12 60 54 28 84-10 78-50 72-66 38-56 4-48-26-36-62 0-64Z';
const blade = 'M0 0C28-34 92-40 130-8 92 16 36 22 0 0Z';

/** Ripe mangoes among leaves. */
export function mango(sheet: Sheet): string {
  const skin = sheet.radial(['#fff6b0', '#ffd23e', '#ff9f2e', '#d9541e'], [0.4, 0.3, 0.85]);
  const blush = sheet.radial(
    [`${sheet.random.pick(['#ff6b5e', '#c2d63a', '#ff8a2e'])}/.8`, '#ff8a2e/0'],
    [0.75, 0.35, 0.5],
  );
  const one = sheet.define(
    path(fruit, skin) +
      path(fruit, blush) +
      path('M-44 44C-22 74 34 70 56 26 52 60 24 82-8 78-26 76-38 62-44 44Z', '#8f2d12', {
        opacity: 0.35,
      }) +
      ellipse(-20, -26, 10, 24, '#fff', { transform: 'rotate(24 -20 -26)', opacity: 0.75 }),
  );
  const green = sheet.define(
    path(blade, sheet.linear([leaf[0], leaf[1], leaf[2]])) +
      line('M4 0Q60-18 122-8', leaf[0], 2, { opacity: 0.6 }),
  );
  const at = (id: string, x: number, y: number, turn: number, scale: number) =>
    sheet.use(id, { transform: d`translate(${x} ${y})rotate(${turn})scale(${scale})` });
  return [
    line('M150 40Q158 90 148 132M150 60Q104 92 96 146M152 70q44 30 50 92', wood[1], 6),
    group(
      { opacity: 0.95 },
      at(green, 146, 96, 160, 0.95),
      at(green, 156, 96, 16, 0.95),
      at(green, 150, 76, -46, 0.8),
      at(green, 150, 76, -138, 0.8),
    ),
    at(one, 208, 222, -16, 0.92),
    at(one, 92, 208, 18, 0.96),
    at(one, 148, 262, 4, 1.16),
    at(green, 150, 104, 118, 0.62),
    at(green, 150, 104, 54, 0.66),
  ].join('');
}
