import { d, line } from './svg-elements.ts';
import type { Random } from './random.ts';

/** A rectangle: left, top, right, bottom. */
export type Frame = readonly [number, number, number, number];

/** Random dots in a rectangle as one path: stars, sparks, bubbles, sand. */
export function dots(
  random: Random,
  count: number,
  [left, top, right, bottom]: Frame,
  colour: string,
  width: number,
  opacity = 1,
): string {
  const shape = Array.from(
    { length: count },
    () => `M${random.whole(left, right)} ${random.whole(top, bottom)}h0`,
  );
  return line(shape.join(''), colour, width, { opacity });
}

/** Path data of a four-pointed star with curved sides. */
export function glint(x: number, y: number, r: number): string {
  const k = r * 0.14;
  return d`M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}`;
}

/** Path data of a triangle of light from (x, y) with the length `r`; `from` and `to` in degrees clockwise from the top. */
export function wedge(x: number, y: number, r: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${Math.round(x + r * Math.cos(angle))} ${Math.round(y + r * Math.sin(angle))}`;
  };
  return d`M${x} ${y}L` + `${at(from)}L${at(to)}Z`;
}

/** Path data of a regular star: `points` tips at the radius `outer`, notches at the radius `inner`. */
export function starShape(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  turn = -90,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const r = index % 2 === 0 ? outer : inner;
    return d`${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Path data of an area under a wave line: `swell` high, `length` long, closed at the bottom at `floor`. */
export function waveShape(
  width: number,
  y: number,
  swell: number,
  length: number,
  phase: number,
  floor: number,
): string {
  const start = -phase * length;
  const count = Math.ceil((width + length) / length);
  const crest = Array.from({ length: count }, (_, index) =>
    index === 0
      ? d`q${length / 4} ${-swell} ${length / 2} 0t${length / 2} 0`
      : d`t${length / 2} 0t${length / 2} 0`,
  );
  return d`M${start} ${y}` + crest.join('') + d`V${floor}H${start}Z`;
}
