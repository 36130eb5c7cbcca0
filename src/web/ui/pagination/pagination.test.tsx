import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { renderComponent } from '#tests/support/render-component.tsx';
import { pageWindow, Pagination } from './pagination.tsx';

function List({ compact = false, pages = 3 }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={pages} label="Bets" compact={compact} onPage={setPage} />;
}

const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' });

describe('page navigation', () => {
  it('opens a page by its number', async () => {
    const { user } = renderComponent(<List />);
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3');
    expect(next().disabled).toBe(true);
  });

  it('has only the neighbours and the place in narrow places', async () => {
    const { user } = renderComponent(<List compact />);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Page 3' })).toBeNull();
    expect(previous().disabled).toBe(true);
    await user.click(next());
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  });

  it('is absent for one page', () => {
    renderComponent(<List pages={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

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
