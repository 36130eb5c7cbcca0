/** Attributes of an SVG element. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Template tag for path data and transforms: rounds numbers to one decimal. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return strings.reduce((text, string, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? oneDecimal(value) : (value ?? '')) + string;
  });
}

/** One SVG element. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? formatNumber(key, value) : value}"`,
    )
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

function formatNumber(key: string, value: number): string {
  return key.includes('opacity')
    ? String(Math.round(value * 100) / 100).replace(/^0/, '')
    : oneDecimal(value);
}

export function path(shape: string, fill: string, more: Attributes = {}): string {
  return element('path', { d: shape, fill, ...more });
}

/** A stroked path. Lines have round ends. */
export function line(shape: string, stroke: string, width: number, more: Attributes = {}): string {
  return element('path', {
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
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

/** A group of elements with common attributes. */
export function group(more: Attributes, ...children: string[]): string {
  return element('g', more, children.join(''));
}

/** Mirrors elements at the vertical line `x`. */
export function mirrored(x: number, elements: string): string {
  return element('g', { transform: d`matrix(-1 0 0 1 ${2 * x} 0)` }, elements);
}
