import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { Pagination } from './pagination.tsx';

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
