import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the page window', () => {
  it.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gap', 6]],
    [2, 6, [1, 2, 3, 'gap', 6]],
    [3, 6, [1, 'gap', 3, 'gap', 6]],
    [5, 6, [1, 'gap', 4, 5, 6]],
    [12, 12, [1, 'gap', 10, 11, 12]],
    [1, 0, []],
  ])('at page %i of %i is %j', (page, pages, marks) =>
    expect(pageWindow(page, pages)).toEqual(marks),
  );

  it('contains the current, first and last page in order, with at most five marks', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const marks = pageWindow(page, pages);
        const numbers = marks.filter((mark) => mark !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        expect(marks.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
