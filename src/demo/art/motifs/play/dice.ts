import { ellipse, group, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const faces = {
  top: 'M0-62Q4-62 8-60L58-36Q64-32 58-29L8-4Q0-1-8-4L-58-29Q-64-32-58-36L-8-60Q-4-62 0-62Z',
  left: 'M-62-28L-8-1Q-2 3-2 10V66Q-3 72-10 69L-58 45Q-64 41-64 34V-24Q-64-29-62-28Z',
  right: 'M62-28L8-1Q2 3 2 10V66Q3 72 10 69L58 45Q64 41 64 34V-24Q64-29 62-28Z',
};

function pips(
  count: number,
  place: (u: number, v: number) => readonly [number, number],
  tilt: number,
): string {
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  };
  return (spots[count] ?? [])
    .map(([u, v]) => {
      const [x, y] = place(u, v);
      return ellipse(
        x,
        y,
        tilt === 0 ? 9 : 6.5,
        tilt === 0 ? 5 : 9,
        '#1a0d1c',
        tilt === 0 ? {} : { transform: `rotate(${tilt} ${x} ${y})` },
      );
    })
    .join('');
}

function die(
  sheet: Sheet,
  lit: string,
  body: string,
  shade: string,
  shown: readonly [number, number, number],
): string {
  const [one, two, three] = shown;
  return [
    path('M-58-30L0-2 58-30 60 40 0 70-60 40Z', shade),
    path(faces.left, sheet.linear([body, shade], [0, 0, 0.4, 1])),
    path(faces.right, sheet.linear([shade, shade, '#1a0d1c'], [0, 0, 0.8, 1.4])),
    path(faces.top, sheet.linear([lit, body], [0.2, 0, 0.6, 1.2])),
    pips(one, (u, v) => [(u - v) * 21, -32 + (u + v) * 10], 0),
    pips(two, (u, v) => [-33 + u * 16, 22 + v * 18 + u * 8], -18),
    pips(three, (u, v) => [33 + u * 16, 22 + v * 18 - u * 8], 18),
    path('M-58-36L-8-60Q0-64 8-60L58-36 8-54Q0-57-8-54Z', '#fff', { opacity: 0.7 }),
  ].join('');
}

/** Two falling dice. */
export function dice(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const roll = () => [random.whole(1, 6), random.whole(1, 6), random.whole(1, 6)] as const;
  const ivory = die(sheet, '#ffffff', '#f4e6d4', '#b08f8a', roll());
  const painted = die(sheet, palette.lit, palette.trim, palette.trimShade, roll());
  return [
    ellipse(150, 352, 120, 18, palette.deep, { opacity: 0.5 }),
    group({ transform: 'translate(196 158)rotate(18)scale(1.08)' }, painted),
    group({ transform: 'translate(116 264)rotate(-14)scale(1.32)' }, ivory),
  ].join('');
}
