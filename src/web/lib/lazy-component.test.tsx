import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backgroundComponent } from './lazy-component.tsx';

it('the page stands without a part in the background whose chunk fails, until the network returns', async () => {
  let isOnline = false;
  const Part = backgroundComponent(() =>
    isOnline ? Promise.resolve(() => <p>Footer</p>) : Promise.reject(new TypeError('no network')),
  );
  render(
    <>
      <h1>Page</h1>
      <Part />
    </>,
  );
  await Promise.resolve();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Footer')).toBeTruthy();
});
