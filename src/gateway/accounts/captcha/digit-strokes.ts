export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** Part of an ellipse around a point. `from` and `to` are fractions of a full turn, clockwise from the right. */
function arc([cx, cy]: Point, [rx, ry]: Point, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) * 24);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** The strokes of each digit from 0 to 9, in a box of width and height 1. */
export const digitStrokes: readonly (readonly Stroke[])[] = [
  [arc([0.5, 0.5], [0.3, 0.45], 0, 1)],
  [
    [
      [0.28, 0.26],
      [0.54, 0.05],
      [0.54, 0.95],
    ],
  ],
  [[...arc([0.5, 0.3], [0.28, 0.25], -0.5, 0.1), [0.2, 0.95], [0.8, 0.95]]],
  [
    [
      ...arc([0.48, 0.27], [0.26, 0.22], -0.42, 0.25),
      ...arc([0.48, 0.72], [0.3, 0.23], -0.25, 0.42),
    ],
  ],
  [
    [
      [0.62, 0.95],
      [0.62, 0.05],
      [0.18, 0.66],
      [0.82, 0.66],
    ],
  ],
  [[[0.74, 0.06], [0.3, 0.06], [0.26, 0.45], ...arc([0.48, 0.67], [0.29, 0.28], -0.3, 0.42)]],
  [
    [
      [0.66, 0.05],
      [0.34, 0.38],
      [0.23, 0.66],
    ],
    arc([0.5, 0.68], [0.27, 0.27], 0, 1),
  ],
  [
    [
      [0.2, 0.06],
      [0.8, 0.06],
      [0.42, 0.95],
    ],
    [
      [0.34, 0.5],
      [0.68, 0.5],
    ],
  ],
  [arc([0.5, 0.27], [0.23, 0.21], 0, 1), arc([0.5, 0.71], [0.29, 0.24], 0, 1)],
  [
    arc([0.5, 0.32], [0.27, 0.27], 0, 1),
    [
      [0.77, 0.34],
      [0.66, 0.62],
      [0.36, 0.95],
    ],
  ],
];
