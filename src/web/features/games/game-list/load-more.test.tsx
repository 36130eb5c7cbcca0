import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { LoadMore } from './load-more.tsx';

it('asks by itself for a page that did not arrive, also where the list does not go on by itself', async () => {
  const onMore = vi.fn();
  const failure = { kind: 'unavailable', status: 503 } as const;
  renderComponent(<LoadMore pending={false} automatic={false} failure={failure} onMore={onMore} />);
  expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy();
  expect(onMore).not.toHaveBeenCalled();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(onMore).toHaveBeenCalledOnce();
});
