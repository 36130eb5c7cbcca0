import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLanes, widthOf } from './pack-lanes.ts';

function lane(name: string, cards: number) {
  return { name, cards: Array.from({ length: cards }, (_, index) => index) };
}

describe('lanes on the home page', () => {
  it('puts short lanes beside each other', () => {
    const lanes = [lane('slots', 9), lane('sports', 3), lane('esports', 5), lane('cockfight', 2)];
    expect(packLanes(lanes, 5).map(({ name }) => name)).toEqual([
      'slots',
      'sports',
      'cockfight',
      'esports',
    ]);
  });

  it('loses none, and fills no row past its width', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 });
    fc.assert(
      fc.property(counts, (sizes) => {
        const lanes = sizes.map((size, index) => lane(String(index), size));
        const packed = packLanes(lanes, 5);
        expect(packed.toSorted((a, b) => Number(a.name) - Number(b.name))).toEqual(lanes);
        const widths = packed.map((one) => widthOf(one, 5));
        expect(Math.max(0, ...widths)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
