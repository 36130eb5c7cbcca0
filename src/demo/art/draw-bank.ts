import { rect } from './kit/svg-elements.ts';
import { type PaletteName, palettes } from './kit/palettes.ts';
import { createSheet } from './kit/sheet.ts';
import type { MotifName } from './motifs.ts';
import { placeMotif } from './place-motif.ts';

const looks: Readonly<Record<string, readonly [MotifName, PaletteName]>> = {
  PRLBANK: ['lighthouse', 'night'],
  DAUNGAN: ['bangka', 'lagoon'],
  GALEON: ['galleon', 'noon'],
  BULKAN: ['volcano', 'ember'],
  HAGDAN: ['terraces', 'aurora'],
  KALESA: ['jeepney', 'dusk'],
  PERLAS: ['shell', 'orchid'],
  ARAW: ['sun', 'noon'],
  PAROLPAY: ['parol', 'night'],
  MANGGA: ['mango', 'aurora'],
  SARIPAY: ['store', 'ember'],
  ISDAPAY: ['koi', 'noon'],
  AGOS: ['turtle', 'lagoon'],
  KISLAP: ['gems', 'dusk'],
  HULOG: ['chest', 'ember'],
  BUGHAW: ['bangka', 'noon'],
  TALA: ['compass', 'night'],
};

/** The logo of a bank or e-wallet of the demo, 96 by 96; null for an unknown code. */
export function drawBank(code: string): string | null {
  const look = looks[code];
  if (look === undefined) return null;
  const [motif, name] = look;
  const palette = palettes[name];
  const sheet = createSheet(`bank${code}`, 96, 96);
  return sheet.finish(
    rect(0, 0, 96, 96, sheet.linear([palette.mid, palette.top]), { rx: 22 }),
    placeMotif(sheet, palette, motif, { x: 48, y: 49, scale: 0.25 }),
  );
}
