import { type Attributes, mark } from './marks.ts';
import { createRandom, type Random } from './random.ts';

/** A drawing in the making: gives paints and chance, and closes into one SVG. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** A paint that runs from top to bottom, or along `line` (x1 y1 x2 y2 in parts of the shape). Stops are `colour` or `colour/opacity`. */
  linear(stops: readonly string[], line?: readonly [number, number, number, number]): string;
  /** A paint that spreads from a point; `at` is cx cy r in parts of the shape. */
  radial(stops: readonly string[], at?: readonly [number, number, number]): string;
  /** Keeps marks for use inside a shape: the value of a `clip-path`. */
  clip(marks: string): string;
  /** Keeps marks to be set several times with `again`. */
  keep(marks: string): string;
  again(id: string, more?: Attributes): string;
  finish(...marks: string[]): string;
}

function evenly(index: number, count: number): string {
  return String(Math.round((index / Math.max(1, count - 1)) * 100) / 100).replace(/^0\./, '.');
}

function stopMarks(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [colour = '', opacity, at] = stop.split('/');
      return mark('stop', {
        offset: index === 0 ? at : (at ?? evenly(index, stops.length)),
        'stop-color': colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'),
        'stop-opacity': opacity === undefined || opacity === '1' ? undefined : opacity,
      });
    })
    .join('');
}

/** Starts a drawing. `key` seeds its chance and makes its ids its own, so that several can stand in one page. */
export function createSheet(key: string, width: number, height: number): Sheet {
  const kept: string[] = [];
  const known = new Map<string, string>();
  const prefix = key.replaceAll(/[^a-zA-Z0-9]/g, '');

  function define(name: string, attributes: Attributes, inner: string): string {
    const text = name + JSON.stringify(attributes) + inner;
    const id = known.get(text) ?? `${prefix}-${known.size.toString(36)}`;
    if (!known.has(text)) {
      known.set(text, id);
      kept.push(mark(name, { id, ...attributes }, inner));
    }
    return id;
  }

  return {
    width,
    height,
    random: createRandom(key),
    linear(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
      const line = {
        x1: x1 || undefined,
        y1: y1 || undefined,
        x2: x2 === 1 ? undefined : x2,
        y2: y2 || undefined,
      };
      return `url(#${define('linearGradient', line, stopMarks(stops))})`;
    },
    radial(stops, at) {
      const attributes = at === undefined ? {} : { cx: at[0], cy: at[1], r: at[2] };
      return `url(#${define('radialGradient', attributes, stopMarks(stops))})`;
    },
    clip: (marks) => `url(#${define('clipPath', {}, marks)})`,
    keep: (marks) => define('g', {}, marks),
    again: (id, more = {}) => mark('use', { href: `#${id}`, ...more }),
    finish: (...marks) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
      (kept.length > 0 ? `<defs>${kept.join('')}</defs>` : '') +
      `${marks.join('')}</svg>`,
  };
}
