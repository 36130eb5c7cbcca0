import { describe, expect, it } from 'vitest';
import { categories, categoryAt, categoryCodes, gameTypes, slotCategory } from './category.ts';

describe('the table of categories', () => {
  it('makes a category only from one that gateways list', () => {
    const origins = categoryCodes.flatMap((code) => categories[code].part?.of ?? []);
    expect(gameTypes).toEqual(expect.arrayContaining(origins));
    expect(origins).toEqual(['RNG', 'SPORTS', 'SPORTS']);
  });

  it('gives each category a path of its own', () => {
    expect(categoryCodes.map((code) => categoryAt(categories[code].path))).toEqual(categoryCodes);
    expect(categoryAt('/LIVE')).toBeNull();
    expect(categoryAt('/')).toBeNull();
  });

  it.each([
    ['BG', 'BINGO'],
    ['JP', 'RNG'],
    ['', 'RNG'],
    [undefined, 'RNG'],
  ])('shows the slot class %s as %s', (slotClass, code) => {
    expect(slotCategory(slotClass)).toBe(code);
  });
});
