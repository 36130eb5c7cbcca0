import type { GameType } from '#protocol/vocabulary/category.ts';
import { ownEntry } from './kit/own-entry.ts';
import type { PaletteName } from './kit/palettes.ts';
import type { MotifName } from './motifs.ts';

/** The motif and palette of a vendor and, for live casinos, the index of its dealer in `people`. */
interface VendorLook {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly person: number | null;
}

function look(motif: MotifName, palette: PaletteName, person: number | null = null): VendorLook {
  return { motif, palette, person };
}

const looks: Readonly<Record<string, VendorLook>> = {
  HABAGAT: look('bakunawa', 'storm'),
  AMIHAN: look('kite', 'noon'),
  PERLAS: look('shell', 'lagoon'),
  BALANGAY: look('galleon', 'dusk'),
  TALA: look('parol', 'ube'),
  SILANGAN: look('sun', 'rose'),
  KUMINTANG: look('maskara', 'ember'),
  SINAG: look('lighthouse', 'night'),
  LUNTIAN: look('tarsier', 'palay'),
  BAYLIVE: look('cards', 'night', 0),
  MAHARLIKA: look('roulette', 'copper', 1),
  SAMPAGUITA: look('chips', 'aurora', 2),
  TERNO: look('cards', 'wine', 3),
  KUNDIMAN: look('dice', 'orchid', 5),
  LIGA: look('basketball', 'ember'),
  PALARO: look('trophy', 'royal'),
  BARANGAY: look('football', 'palay'),
  SV3: look('rooster', 'copper'),
  TANDANG: look('rooster', 'wine'),
  AV: look('esports', 'lagoon'),
  IMES: look('esports', 'ube'),
  IA: look('trophy', 'dusk'),
  AI: look('eagle', 'dusk'),
  TF: look('esports', 'ember'),
  LAMBAT: look('koi', 'lagoon'),
  DAGAT: look('shark', 'royal'),
  BAHURA: look('turtle', 'aurora'),
  TONGHALI: look('chips', 'ember'),
  BARAHA: look('cards', 'royal'),
  LUKSO: look('dice', 'ube'),
  LOTT: look('lighthouse', 'royal'),
  SUWERTE: look('bingo', 'orchid'),
};

const categoryLooks: Readonly<Record<GameType, VendorLook>> = {
  RNG: look('fruit', 'orchid'),
  LIVE: look('cards', 'night', 6),
  SPORTS: look('football', 'aurora'),
  FISH: look('koi', 'lagoon'),
  PVP: look('cards', 'wine'),
  ELOTT: look('lighthouse', 'night'),
};

/** The look of a vendor; unknown vendors get the look of their category. */
export function vendorLook(code: string, category: GameType): VendorLook {
  return ownEntry(looks, code) ?? categoryLooks[category];
}
