import type { GameType } from '#protocol/vocabulary/category.ts';
import { backdrops } from './backdrops.ts';
import { foregrounds } from './foregrounds.ts';
import { group, rect } from './kit/svg-elements.ts';
import { palettes } from './kit/palettes.ts';
import { createSheet } from './kit/sheet.ts';
import { type Motif, motifs } from './motifs.ts';
import { dealerScene } from './people/dealer-scene.ts';
import { people } from './people/people.ts';
import { vendorLook } from './vendor-look.ts';

/** Input of a vendor's pictures. */
export interface VendorSubject {
  readonly code: string;
  readonly category: GameType;
}

/** The large picture of a vendor, 400 by 500: a dealer at a table for live casinos, else a scene with the vendor's motif. */
export function drawVendorPicture(vendor: VendorSubject): string {
  const look = vendorLook(vendor.code, vendor.category);
  const sheet = createSheet(`v${vendor.code}`, 400, 500);
  const palette = palettes[look.palette];
  const motif: Motif = motifs[look.motif];
  if (look.person !== null) {
    const person = people[look.person] ?? people[0];
    return sheet.finish(dealerScene(sheet, palette, person, motif.draw));
  }
  const scene = [
    backdrops[motif.backdrops[0]](sheet, palette),
    motif.draw(sheet, palette),
    foregrounds[motif.foregrounds[0]](sheet, palette),
  ];
  return sheet.finish(
    group({ transform: 'translate(0 -16)scale(1.334)' }, ...scene),
    rect(0, 360, 400, 140, sheet.linear([`${palette.deep}/0`, `${palette.deep}/.6`])),
  );
}
