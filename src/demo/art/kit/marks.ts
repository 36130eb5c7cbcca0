/** Attributes of a mark by their SVG names. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** A template for path data and transforms: numbers are kept to one decimal. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, string, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? short(value) : (value ?? '')) + string;
  });
}

/** One SVG element. Attributes that are undefined are left out. */
export function mark(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? shortOf(key, value) : value}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

function shortOf(key: string, value: number): string {
  return key.includes('opacity')
    ? String(Math.round(value * 100) / 100).replace(/^0/, '')
    : short(value);
}

export function path(shape: string, fill: string, more: Attributes = {}): string {
  return mark('path', { d: shape, fill, ...more });
}

/** A line of even width; sheets give lines round ends. */
export function line(shape: string, stroke: string, width: number, more: Attributes = {}): string {
  return mark('path', {
    d: shape,
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...more,
  });
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return mark('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return mark('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return mark('rect', { x, y, width, height, fill, ...more });
}

/** Marks moved, turned or faded together. */
export function group(more: Attributes, ...children: string[]): string {
  return mark('g', more, children.join(''));
}

/** The same marks again as seen in a mirror standing at `x`. */
export function mirrored(x: number, marks: string): string {
  return mark('g', { transform: d`matrix(-1 0 0 1 ${2 * x} 0)` }, marks);
}
