import { type Attributes, element } from './svg-elements.ts';
import { createRandom, type Random } from './random.ts';

/** A drawing under construction: collects definitions, has its own random numbers, and returns one SVG. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** A linear gradient from top to bottom, or along `line` (x1 y1 x2 y2 as fractions of the shape). Stops are `colour`, `colour/opacity` or `colour/opacity/offset`. */
  linear(stops: readonly string[], line?: readonly [number, number, number, number]): string;
  /** A radial gradient; `at` is cx cy r as fractions of the shape. */
  radial(stops: readonly string[], at?: readonly [number, number, number]): string;
  /** Defines a clip path and returns the value of the `clip-path` attribute. */
  clip(elements: string): string;
  /** Defines elements for repeated drawing with `use`, and returns their id. */
  define(elements: string): string;
  /** Draws elements that `define` stored. */
  use(id: string, more?: Attributes): string;
  /** The complete SVG. */
  finish(...elements: string[]): string;
}

function evenly(index: number, count: number): string {
  return String(Math.round((index / Math.max(1, count - 1)) * 100) / 100).replace(/^0\./, '.');
}

function gradientStops(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [colour = '', opacity, at] = stop.split('/');
      return element('stop', {
        offset: index === 0 ? at : (at ?? evenly(index, stops.length)),
        'stop-color': colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'),
        'stop-opacity': opacity === undefined || opacity === '1' ? undefined : opacity,
      });
    })
    .join('');
}

/** Starts a drawing. `key` seeds its random numbers and prefixes its ids, so that several drawings can be in one page. */
export function createSheet(key: string, width: number, height: number): Sheet {
  const definitions: string[] = [];
  const idByContent = new Map<string, string>();
  const prefix = key.replaceAll(/[^a-zA-Z0-9]/g, '');

  function define(name: string, attributes: Attributes, inner: string): string {
    const text = name + JSON.stringify(attributes) + inner;
    const id = idByContent.get(text) ?? `${prefix}-${idByContent.size.toString(36)}`;
    if (!idByContent.has(text)) {
      idByContent.set(text, id);
      definitions.push(element(name, { id, ...attributes }, inner));
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
      return `url(#${define('linearGradient', line, gradientStops(stops))})`;
    },
    radial(stops, at) {
      const attributes = at === undefined ? {} : { cx: at[0], cy: at[1], r: at[2] };
      return `url(#${define('radialGradient', attributes, gradientStops(stops))})`;
    },
    clip: (elements) => `url(#${define('clipPath', {}, elements)})`,
    define: (elements) => define('g', {}, elements),
    use: (id, more = {}) => element('use', { href: `#${id}`, ...more }),
    finish: (...elements) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
      (definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '') +
      `${elements.join('')}</svg>`,
  };
}
