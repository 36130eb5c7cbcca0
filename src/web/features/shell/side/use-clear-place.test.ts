import { expect, it } from 'vitest';
import { clearPlace } from './use-clear-place.ts';

const box = { top: 700, bottom: 748, left: 330, right: 378 };
const arrow = { top: 720, bottom: 764, left: 334, right: 378 };
/** Controls above each other, up to the top of the page. */
const column = (left: number) =>
  Array.from({ length: 12 }, (_, row) => ({
    top: 720 - row * 44,
    bottom: 764 - row * 44,
    left,
    right: left + 44,
  }));

it('moves the box up past the controls that it would cover, one after the other', () => {
  expect(clearPlace(box, [])).toEqual({ up: 0, left: 0 });
  expect(clearPlace(box, [{ ...arrow, left: 100, right: 144 }])).toEqual({ up: 0, left: 0 });
  expect(clearPlace(box, [arrow])).toEqual({ up: 36, left: 0 });
  const two = [arrow, { ...arrow, top: 660, bottom: 704 }];
  expect(clearPlace(box, two)).toEqual({ up: 96, left: 0 });
});

it('moves it to the left where no place above is free', () => {
  expect(clearPlace(box, column(334))).toEqual({ up: 0, left: 52 });
  expect(clearPlace(box, [...column(334), ...column(282)])).toEqual({ up: 0, left: 104 });
});

it('leaves it in its corner where no place near is free', () => {
  const everywhere = [334, 290, 246, 202, 158].flatMap(column);
  expect(clearPlace(box, everywhere)).toEqual({ up: 0, left: 0 });
});
