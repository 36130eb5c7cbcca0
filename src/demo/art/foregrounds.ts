import { circle, d, ellipse, group, path } from './kit/svg-elements.ts';
import { gold, leaf, type Palette } from './kit/palettes.ts';
import { waveShape } from './kit/shapes.ts';
import type { Sheet } from './kit/sheet.ts';

type Foreground = (sheet: Sheet, palette: Palette) => string;

/** Two rolling waves with a line of foam. */
const waves: Foreground = (sheet, palette) => {
  const phase = sheet.random.between(0, 1);
  return [
    path(waveShape(300, 352, 13, 150, phase, 404), '#fff', { opacity: 0.55 }),
    path(waveShape(300, 355, 13, 150, phase, 404), sheet.linear([palette.low, palette.mid])),
    path(waveShape(300, 376, 11, 120, phase + 0.4, 404), '#fff', { opacity: 0.4 }),
    path(waveShape(300, 379, 11, 120, phase + 0.4, 404), sheet.linear([palette.mid, palette.top])),
  ].join('');
};

/** Coins at the edges of the picture. */
const coins: Foreground = (sheet) => {
  const { random } = sheet;
  const face = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  const coin = sheet.define(
    ellipse(0, 3, 17, 17, '#7a3d0c') +
      circle(0, 0, 17, face) +
      circle(0, 0, 12.5, 'none', { stroke: gold[2], 'stroke-width': 1.6, opacity: 0.7 }) +
      path('M0-8l2.4 5.4 5.9.6-4.4 4 1.2 5.8L0 4.9l-5.1 2.9 1.2-5.8-4.4-4 5.9-.6z', gold[0]),
  );
  const places = [
    [24, 366, 1.3],
    [66, 388, 1.1],
    [118, 380, 0.8],
    [182, 388, 0.9],
    [236, 378, 1.15],
    [278, 358, 1.4],
    [16, 300, 0.7],
    [286, 286, 0.75],
  ] as const;
  return places
    .map(([x, y, scale]) =>
      sheet.use(coin, {
        transform: d`translate(${x + random.between(-8, 8)} ${y})rotate(${random.between(-50, 50)})scale(${scale * random.between(0.5, 1)} ${scale})`,
      }),
    )
    .join('');
};

const blade = 'M0 0C30-34 84-46 132-22 92-26 54-12 0 0Z';

/** Leaves in the lower corners. */
const leaves: Foreground = (sheet) => {
  const light = sheet.define(path(blade, sheet.linear([leaf[0], leaf[1], leaf[2]], [1, 0, 0, 0])));
  const dark = sheet.define(path(blade, sheet.linear([leaf[1], leaf[2]], [1, 0, 0, 0])));
  const fan = (x: number, flip: 1 | -1) =>
    [
      [dark, -74, 1],
      [dark, -8, 1.05],
      [light, -50, 1.1],
      [light, -24, 0.95],
    ]
      .map(([id, turn, scale]) =>
        sheet.use(String(id), {
          transform: d`translate(${x} 412)scale(${flip} 1)rotate(${turn ?? 0})scale(${scale ?? 1})`,
        }),
      )
      .join('');
  return fan(-14, 1) + fan(314, -1);
};

/** Falling petals or confetti. */
const petals: Foreground = (sheet, palette) => {
  const { random } = sheet;
  return Array.from({ length: 18 }, () => {
    const x = random.between(0, 300);
    const y =
      x > 60 && x < 240
        ? random.pick([random.between(6, 70), random.between(340, 396)])
        : random.between(10, 396);
    const place = d`translate(${x} ${y})rotate(${random.between(0, 180)})scale(${random.between(0.5, 1.2)})`;
    return path(
      'M0-9C8-5 8 5 0 9-5 4-5-4 0-9Z',
      random.pick([palette.trim, palette.lit, palette.glow]),
      {
        transform: place,
        opacity: random.between(0.6, 1),
      },
    );
  }).join('');
};

/** Rising bubbles. */
const bubbles: Foreground = (sheet) => {
  const { random } = sheet;
  const bubble = sheet.define(
    circle(0, 0, 10, sheet.radial(['#fff/0', '#fff/.1/.7', '#fff/.55'])) +
      ellipse(-3.4, -4, 2.6, 1.8, '#fff', { opacity: 0.9 }),
  );
  return Array.from({ length: 9 }, (_, index) => {
    const left = index % 2 === 0;
    const x = left ? random.between(4, 60) : random.between(240, 296);
    return sheet.use(bubble, {
      transform: d`translate(${x} ${random.between(20, 390)})scale(${random.between(0.5, 1.7)})`,
    });
  }).join('');
};

/** Dark ground. */
const ground: Foreground = (sheet, palette) =>
  group({}, path('M-6 356Q150 330 306 356V404H-6Z', sheet.linear([palette.top, palette.deep])));

const bare: Foreground = () => '';

/** The foregrounds of covers. */
export const foregrounds = { waves, coins, leaves, petals, bubbles, ground, bare } satisfies Record<
  string,
  Foreground
>;
export type ForegroundName = keyof typeof foregrounds;
