import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundCrop, cropSquare, dragCrop, maxZoom, wholeCrop } from './crop.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 8_192 }),
  height: fc.integer({ min: 1, max: 8_192 }),
});
const number = fc.double({ min: -10, max: 10, noNaN: true });
const crop = fc.record({ x: number, y: number, zoom: number });

describe('a crop', () => {
  it('is the middle of the picture at first', () => {
    expect(cropSquare({ width: 400, height: 300 }, wholeCrop)).toEqual({
      left: 50,
      top: 0,
      side: 300,
    });
  });

  it('never leaves the picture', () => {
    fc.assert(
      fc.property(size, crop, ({ width, height }, any) => {
        const { left, top, side } = cropSquare({ width, height }, any);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
        expect(side).toBeGreaterThan(0);
      }),
    );
  });

  it('follows the pointer', () => {
    const wide = { width: 800, height: 400 };
    const before = cropSquare(wide, wholeCrop);
    const after = cropSquare(wide, dragCrop(wide, wholeCrop, { dx: 0.25, dy: 0.25 }));
    expect(before.left - after.left).toBeCloseTo(100);
    expect(after.top).toBe(0);
  });

  it('stays within its bounds after any drag', () => {
    fc.assert(
      fc.property(size, crop, number, number, (any, from, dx, dy) => {
        const moved = dragCrop(any, boundCrop(from), { dx, dy });
        expect(boundCrop(moved)).toEqual(moved);
        expect(moved.zoom).toBeLessThanOrEqual(maxZoom);
      }),
    );
  });
});
