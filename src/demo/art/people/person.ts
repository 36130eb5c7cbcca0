import type { Tones } from '../kit/palettes.ts';

/** The appearance of a dealer. */
export interface Person {
  readonly skin: Tones;
  readonly hair: 'bun' | 'waves' | 'bob' | 'short' | 'swept';
  readonly hairTones: Tones;
  readonly dress: 'terno' | 'barong' | 'gown' | 'waistcoat';
  readonly dressTones: Tones;
  readonly flower: boolean;
}
