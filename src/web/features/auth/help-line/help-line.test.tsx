import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { packOf } from '#gateway/protection/protection.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const strict = await openTestGateway({ market: packOf('strictest') });
const free = await openTestGateway();
afterEach(() => strict.operator.reset());
afterAll(async () => {
  await strict.close();
  await free.close();
});

const asks = 'Worried about your play? Talk to somebody:';

/** Sets the help lines of the operator. */
const setLines = (helpLines: readonly object[]) =>
  strict.operator.send('PATCH', 'settings', { trust: { helpLines } });

it('the login names a help line where the market asks for it', async () => {
  await openScreen({ path: '/login', gateway: strict });
  expect(await screen.findByText(asks)).toBeTruthy();
  const [line] = packOf('strictest').trust.helpLines;
  expect(screen.getByRole('link', { name: line?.name ?? '' }).getAttribute('href')).toBe(line?.url);
});

it('the number of the operator comes before pages, at the login and the logout', async () => {
  const page = { name: 'A page', phone: null, url: 'https://page.example', languages: [] };
  await setLines([page, { ...page, name: 'Kausap', phone: '+63 2 8123 4567', url: null }]);
  const opened = await openScreen({ path: '/login', gateway: strict });
  const number = await screen.findByRole('link', { name: '+63 2 8123 4567' });
  expect(number.getAttribute('href')).toBe('tel:+63281234567');
  opened.unmount();
  await openScreen({ path: '/help?dialog=signOut', gateway: strict, signedIn: 'juan' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  expect(await dialog.findByText(asks)).toBeTruthy();
  expect(dialog.getByRole('link', { name: '+63 2 8123 4567' })).toBeTruthy();
});

it('a market that does not ask for it shows none', async () => {
  const { app } = await openScreen({ path: '/login', gateway: free });
  const { trust } = await app.help();
  await trust.load();
  expect(trust.state.facts?.helpAtSignIn).toBe(false);
  expect(screen.queryByText(asks)).toBeNull();
});
