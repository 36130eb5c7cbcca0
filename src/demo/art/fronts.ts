import { circle, d, ellipse, group, path } from './kit/marks.ts';
import { gold, leaf, type Palette } from './kit/palettes.ts';
import { rolling } from './kit/scatter.ts';
import type { Sheet } from './kit/sheet.ts';

type Front = (sheet: Sheet, palette: Palette) => string;

/** Two rolling waves with a line of foam. */
const waves: Front = (sheet, palette) => {
  const phase = sheet.random.between(0, 1);
  return [
    path(rolling(300, 352, 13, 150, phase, 404), '#fff', { opacity: 0.55 }),
    path(rolling(300, 355, 13, 150, phase, 404), sheet.linear([palette.low, palette.mid])),
    path(rolling(300, 376, 11, 120, phase + 0.4, 404), '#fff', { opacity: 0.4 }),
    path(rolling(300, 379, 11, 120, phase + 0.4, 404), sheet.linear([palette.mid, palette.top])),
  ].join('');
};

/** Coins tumbling past the picture's edges. */
const coins: Front = (sheet) => {
  const { random } = sheet;
  const face = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  const coin = sheet.keep(
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
      sheet.again(coin, {
        transform: d`translate(${x + random.between(-8, 8)} ${y})rotate(${random.between(-50, 50)})scale(${scale * random.between(0.5, 1)} ${scale})`,
      }),
    )
    .join('');
};

const blade = 'M0 0C30-34 84-46 132-22 92-26 54-12 0 0Z';

/** Leaves reaching in from the lower corners. */
const leaves: Front = (sheet) => {
  const light = sheet.keep(path(blade, sheet.linear([leaf[0], leaf[1], leaf[2]], [1, 0, 0, 0])));
  const dark = sheet.keep(path(blade, sheet.linear([leaf[1], leaf[2]], [1, 0, 0, 0])));
  const fan = (x: number, flip: 1 | -1) =>
    [
      [dark, -74, 1],
      [dark, -8, 1.05],
      [light, -50, 1.1],
      [light, -24, 0.95],
    ]
      .map(([id, turn, scale]) =>
        sheet.again(String(id), {
          transform: d`translate(${x} 412)scale(${flip} 1)rotate(${turn ?? 0})scale(${scale ?? 1})`,
        }),
      )
      .join('');
  return fan(-14, 1) + fan(314, -1);
};

/** Petals or confetti drifting down. */
const petals: Front = (sheet, palette) => {
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

/** Bubbles rising past the reader. */
const bubbles: Front = (sheet) => {
  const { random } = sheet;
  const bubble = sheet.keep(
    circle(0, 0, 10, sheet.radial(['#fff/0', '#fff/.1/.7', '#fff/.55'])) +
      ellipse(-3.4, -4, 2.6, 1.8, '#fff', { opacity: 0.9 }),
  );
  return Array.from({ length: 9 }, (_, index) => {
    const left = index % 2 === 0;
    const x = left ? random.between(4, 60) : random.between(240, 296);
    return sheet.again(bubble, {
      transform: d`translate(${x} ${random.between(20, 390)})scale(${random.between(0.5, 1.7)})`,
    });
  }).join('');
};

/** Ground falling into shadow. */
const ground: Front = (sheet, palette) =>
  group({}, path('M-6 356Q150 330 306 356V404H-6Z', sheet.linear([palette.top, palette.deep])));

const bare: Front = () => '';

export const fronts = { waves, coins, leaves, petals, bubbles, ground, bare } satisfies Record<
  string,
  Front
>;
export type FrontName = keyof typeof fronts;
