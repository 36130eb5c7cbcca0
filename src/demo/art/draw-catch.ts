import { backdrops } from './backdrops.ts';
import { placeMotif } from './place-motif.ts';
import { type PaletteName, palettes } from './kit/palettes.ts';
import { ownEntry } from './kit/own-entry.ts';
import { createSheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';

const looks: Readonly<Record<string, readonly [MotifName, PaletteName, number]>> = {
  koi: ['koi', 'noon', 0.36],
  crab: ['crab', 'noon', 0.36],
  shell: ['shell', 'orchid', 0.4],
  octopus: ['octopus', 'orchid', 0.36],
  shark: ['shark', 'noon', 0.36],
  crown: ['crown', 'night', 0.36],
  chest: ['chest', 'night', 0.36],
  bakunawa: ['bakunawa', 'aurora', 0.36],
};

const birds: Readonly<Record<string, PaletteName>> = { meron: 'noon', wala: 'aurora' };

/** A catch of the fishing game, 120 by 120, without a background; null for an unknown name. */
export function drawCatch(name: string): string | null {
  const look = ownEntry(looks, name);
  if (look === null) return null;
  const [motif, palette, scale] = look;
  const sheet = createSheet(`catch${name}`, 120, 120);
  return sheet.finish(placeMotif(sheet, palettes[palette], motif, { x: 60, y: 60, scale }));
}

/** The bird of a side of the cockfight, 120 by 120; null for an unknown side. */
export function drawBird(side: string): string | null {
  const palette = ownEntry(birds, side);
  if (palette === null) return null;
  const sheet = createSheet(`bird${side}`, 120, 120);
  return sheet.finish(
    placeMotif(sheet, palettes[palette], 'rooster', { x: 60, y: 60, scale: 0.42 }),
  );
}

/** The background of the fishing game, 300 by 400. */
export function drawSea(): string {
  const sheet = createSheet('sea', 300, 400);
  return sheet.finish(backdrops.reef(sheet, palettes.night));
}
