import { d, ellipse, group, path, rect } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const suits = {
  heart: 'M0 34C-30 12-40-6-30-20-20-32-4-28 0-14 4-28 20-32 30-20 40-6 30 12 0 34Z',
  spade:
    'M0-36C30-12 40 4 30 18 22 28 8 26 3 18 4 28 8 34 13 38H-13C-8 34-4 28-3 18-8 26-22 28-30 18-40 4-30-12 0-36Z',
  diamond: 'M0-38C8-20 16-10 28 0 16 10 8 20 0 38-8 20-16 10-28 0-16-10-8-20 0-38Z',
  club: 'M0-36a16 16 0 0 1 13 25 16 16 0 1 1-9 29c0 8 4 14 9 20h-26c5-6 9-12 9-20a16 16 0 1 1-9-29A16 16 0 0 1 0-36Z',
} as const;

type Suit = keyof typeof suits;

/** A fan of four cards, a suit each. */
export function cards(sheet: Sheet, palette: Palette): string {
  const paper = sheet.linear(['#ffffff', '#f6ecdf', '#d9c6c0'], [0, 0, 0.6, 1]);
  const red = sheet.linear(['#ff7a66', '#d81f38']);
  const black = sheet.linear(['#3a4468', '#12172c']);
  const card = (suit: Suit, turn: number) => {
    const ink = suit === 'heart' || suit === 'diamond' ? red : black;
    return group(
      { transform: d`translate(13 20)scale(.91)rotate(${turn} 150 330)` },
      rect(92, 104, 120, 176, palette.deep, { rx: 14, opacity: 0.35 }),
      rect(88, 98, 120, 176, paper, { rx: 14 }),
      rect(95, 105, 106, 162, 'none', { rx: 9, stroke: gold[1], 'stroke-width': 1.5 }),
      path(suits[suit], ink, { transform: 'translate(148 186)scale(1.15)' }),
      path(suits[suit], ink, { transform: 'translate(110 124)scale(.26)' }),
      path(suits[suit], ink, { transform: 'translate(186 248)rotate(180)scale(.26)' }),
      path('M102 98H194q14 0 14 14L88 210V112q0-14 14-14z', '#fff', { opacity: 0.35 }),
    );
  };
  const names: readonly Suit[] = ['club', 'diamond', 'spade', 'heart'];
  const first = sheet.random.whole(0, 3);
  return [
    ellipse(150, 330, 130, 24, palette.deep, { opacity: 0.4 }),
    ...[-27, -9, 9, 27].map((turn, index) => card(names[(first + index) % 4] ?? 'heart', turn)),
  ].join('');
}
