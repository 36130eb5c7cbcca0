import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { OwnAddresses } from './own-addresses.tsx';

it('links to the other addresses and marks the one in use', () => {
  renderComponent(<OwnAddresses addresses={['www.parola.example', location.host]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.parola.example/',
  ]);
  expect(screen.getByText(location.host).parentElement?.textContent).toMatch(/You are here$/);
});

it('the list is left out without addresses', () => {
  renderComponent(<OwnAddresses addresses={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
