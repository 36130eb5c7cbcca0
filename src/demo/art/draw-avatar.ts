import { circle, rect } from './kit/svg-elements.ts';
import { type PaletteName, palettes } from './kit/palettes.ts';
import { createSheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';
import { placeMotif } from './place-motif.ts';

const looks: readonly (readonly [MotifName, PaletteName])[] = [
  ['lighthouse', 'night'],
  ['koi', 'noon'],
  ['turtle', 'lagoon'],
  ['tarsier', 'dusk'],
  ['eagle', 'noon'],
  ['carabao', 'ember'],
  ['rooster', 'dusk'],
  ['butterfly', 'orchid'],
  ['crab', 'noon'],
  ['octopus', 'orchid'],
  ['butanding', 'night'],
  ['bakunawa', 'aurora'],
  ['sirena', 'lagoon'],
  ['mango', 'aurora'],
  ['parol', 'night'],
  ['bangka', 'dusk'],
];

/** A picture that a member can choose, 240 by 240, by its number from 1; null for other numbers. */
export function drawAvatar(number: number): string | null {
  const look = looks[number - 1];
  if (look === undefined) return null;
  const [motif, name] = look;
  const palette = palettes[name];
  const sheet = createSheet(`avatar${number}`, 240, 240);
  return sheet.finish(
    rect(0, 0, 240, 240, sheet.linear([palette.top, palette.mid, palette.low])),
    circle(120, 112, 116, sheet.radial([`${palette.glow}/.55`, `${palette.glow}/0`])),
    placeMotif(sheet, palette, motif, { x: 120, y: 122, scale: 0.68 }),
  );
}
