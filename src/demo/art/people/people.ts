import type { Tones } from '../kit/palettes.ts';
import type { Person } from './person.ts';

const skins = {
  fair: ['#ffe0c2', '#eab48a', '#b06f4c'],
  tan: ['#f6c79c', '#d3935f', '#94562f'],
  brown: ['#e2a878', '#b87445', '#7a4425'],
} as const satisfies Record<string, Tones>;

const black: Tones = ['#5a4a5e', '#2a2030', '#120c18'];
const chestnut: Tones = ['#a0684a', '#5a3020', '#2c150e'];

function person(
  skin: Tones,
  hair: Person['hair'],
  hairTones: Tones,
  dress: Person['dress'],
  dressTones: Tones,
  flower = false,
): Person {
  return { skin, hair, hairTones, dress, dressTones, flower };
}

/** The dealers. */
export const people: readonly [Person, ...Person[]] = [
  person(skins.tan, 'bun', black, 'terno', ['#ffe3a0', '#ffb648', '#b9621d'], true),
  person(skins.brown, 'short', black, 'barong', ['#fffaf0', '#f0e2c8', '#b8a284']),
  person(skins.fair, 'waves', black, 'gown', ['#7ff0cf', '#2fbf9b', '#0f6a62'], true),
  person(skins.tan, 'bob', chestnut, 'terno', ['#ffb0a0', '#ff6b5e', '#a32f3a']),
  person(skins.fair, 'swept', black, 'waistcoat', ['#5a78b0', '#2a3f70', '#121f40']),
  person(skins.brown, 'waves', chestnut, 'gown', ['#c9a0ff', '#8a5fd6', '#43248a']),
  person(skins.tan, 'swept', chestnut, 'barong', ['#eaf6ff', '#c9dcea', '#8aa0b8']),
  person(skins.fair, 'bun', chestnut, 'gown', ['#ff9ac0', '#d8437f', '#7d1446'], true),
  person(skins.brown, 'bob', black, 'terno', ['#a8e0ff', '#4f9cd8', '#1c4a86'], true),
  person(skins.brown, 'short', black, 'waistcoat', ['#b05a5a', '#7d2230', '#3a0d18']),
];
