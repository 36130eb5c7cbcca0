import type { Tones } from '../kit/palettes.ts';

/** How a dealer looks. */
export interface Person {
  readonly skin: Tones;
  readonly hair: 'bun' | 'waves' | 'bob' | 'short' | 'swept';
  readonly hairTones: Tones;
  readonly dress: 'terno' | 'barong' | 'gown' | 'waistcoat';
  readonly dressTones: Tones;
  readonly flower: boolean;
}
