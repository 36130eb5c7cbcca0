import { circle, ellipse, line, path, rect } from './kit/svg-elements.ts';
import { gold } from './kit/palettes.ts';
import { starShape } from './kit/shapes.ts';
import { createSheet, type Sheet } from './kit/sheet.ts';

/** The four services of the home page. */
export type BadgeName = 'deposit' | 'withdrawal' | 'partners' | 'providers';

function coin(sheet: Sheet, x: number, y: number, r: number): string {
  const metal = sheet.linear([gold[0], gold[1], gold[2]], [0, 0, 1, 1]);
  return [
    circle(x, y + 1.6, r, gold[2]),
    circle(x, y, r, metal),
    circle(x, y, r * 0.74, 'none', { stroke: gold[2], 'stroke-width': 1.4, opacity: 0.7 }),
    path(starShape(x, y, 5, r * 0.46, r * 0.2), '#fff4cf'),
  ].join('');
}

/** A wallet and a coin. */
function deposit(sheet: Sheet): string {
  return [
    coin(sheet, 48, 27, 12),
    path('M40 30h16v6H40z', '#0c1930', { opacity: 0.5 }),
    path(
      'M20 42q0-7 7-7h42q7 0 7 7v24q0 7-7 7H27q-7 0-7-7z',
      sheet.linear(['#5fe0b8', '#2fbf9b', '#0f6a62']),
    ),
    path('M20 42q0-7 7-7h42q7 0 7 7v4H20z', '#fff', { opacity: 0.3 }),
    rect(56, 48, 24, 13, '#0f4a44', { rx: 6 }),
    circle(64, 54.5, 3.4, gold[1]),
    line('M36 32V36M60 32V36', '#0f6a62', 2.4),
  ].join('');
}

/** A stopwatch and a coin. */
function withdrawal(sheet: Sheet): string {
  return [
    line('M14 38h16M10 50h18M16 62h14', '#ff9f8f', 3.4, { opacity: 0.9 }),
    circle(55, 51, 25, sheet.linear(['#ff9f8f', '#ff6b5e', '#a32f3a'])),
    circle(55, 51, 19, '#fff6ea'),
    line('M55 51V39M55 51L63 56', '#17304f', 3.6),
    line('M55 35.5v0M55 66.5v0M39.5 51v0M70.5 51v0', '#a32f3a', 3),
    path('M50 20h10v7H50z', '#a32f3a'),
    path('M74 28l6 6-4 4-6-6z', '#a32f3a'),
    coin(sheet, 70, 66, 11),
  ].join('');
}

/** Payment cards and a check mark. */
function partners(sheet: Sheet): string {
  return [
    rect(18, 30, 44, 30, sheet.linear(['#7fb8ff', '#2f62c8']), {
      rx: 6,
      transform: 'rotate(-10 40 45)',
    }),
    rect(34, 38, 44, 30, sheet.linear(['#d9bdff', '#8f62e8']), {
      rx: 6,
      transform: 'rotate(6 56 53)',
    }),
    line('M36 48l43 4.5', '#2a1250', 6, { 'stroke-linecap': 'butt', opacity: 0.55 }),
    line('M40 61h12', '#fff', 2.6, { opacity: 0.8 }),
    rect(22, 46, 44, 28, sheet.linear(['#ffd58a', '#ff9d2e']), {
      rx: 6,
      transform: 'rotate(-3 44 60)',
    }),
    rect(28, 53, 10, 8, '#fff3dc', { rx: 2, transform: 'rotate(-3 44 60)' }),
    line('M28 68h14M46 67.5h6', '#8a4312', 2.6),
    circle(66, 66, 11, sheet.linear(['#5fe0b8', '#0f6a62'])),
    line('M61 66l4 4 7-8', '#fff', 3.2),
  ].join('');
}

/** Four tiles with game symbols around a lamp. */
function providers(sheet: Sheet): string {
  const tile = (x: number, y: number, lit: string, shade: string, glyph: string) =>
    rect(x, y, 25, 25, sheet.linear([lit, shade]), { rx: 7 }) + path(glyph, '#fff3dc');
  return [
    tile(21, 21, '#ffd58a', '#ff9d2e', starShape(33.5, 33.5, 5, 8, 3.6)),
    tile(
      50,
      21,
      '#ff9f8f',
      '#f2503f',
      'M62.5 41C54 35 54 27 59.5 27 61.5 27 62.5 29 62.5 30 62.5 29 63.5 27 65.5 27 71 27 71 35 62.5 41Z',
    ),
    tile(
      21,
      50,
      '#a5e8ff',
      '#38a0dc',
      'M25 62.5C29 57 36 56 39 60L43 57V68L39 65C36 69 29 68 25 62.5Z',
    ),
    tile(50, 50, '#8af0cc', '#27a986', 'M62.5 54L70 62.5 62.5 71 55 62.5Z'),
    circle(48, 48, 9, '#0c1930'),
    circle(48, 48, 6, sheet.radial(['#fff', '#ffcf7a', '#ff9d2e'])),
  ].join('');
}

const drawings = { deposit, withdrawal, partners, providers };

/** The badge of a service, 96 by 96. */
export function drawBadge(name: BadgeName): string {
  const sheet = createSheet(`badge${name}`, 96, 96);
  return sheet.finish(
    circle(48, 48, 46, sheet.linear(['#2a5480', '#0f1e36'])),
    circle(48, 48, 44.5, 'none', { stroke: '#ffb648', 'stroke-width': 1.6, opacity: 0.55 }),
    ellipse(48, 26, 36, 20, sheet.radial(['#ffcf7a/.28', '#ffcf7a/0'])),
    drawings[name](sheet),
  );
}
