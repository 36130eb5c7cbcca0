import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addFavourite } from '#protocol/calls/favourite-changes.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

/** Opens the list of one game, which is no favourite. The list of all games takes seconds. */
async function openButton(signedIn?: string) {
  const path = '/rng?search=Bakunawa';
  const opened = await openPage({ path, gateway, ...(signedIn && { signedIn }) });
  const { state } = opened.app.favourites;
  if (signedIn) await waitFor(() => expect(state.phase).toBe('ready'));
  const button = await screen.findByRole('button', { name: 'Favourite: Bakunawa' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  return { ...opened, button };
}

describe('the favourite button', () => {
  it('is pressed at once and stays pressed', async () => {
    const { user, button, app } = await openButton('juan');
    const before = app.favourites.state.nodeIds.length;
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await app.favourites.load();
    expect(app.favourites.state.nodeIds).toHaveLength(before + 1);
  });

  it('is released with a message when the gateway refuses', async () => {
    const { user, button } = await openButton('juan');
    await operator.failNext(addFavourite, 500);
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect(await screen.findByText(/^We cannot be reached/)).toBeTruthy();
  });

  it('is held with a countdown after too many requests, without a dialog', async () => {
    const { user, button, requests } = await openButton('juan');
    await operator.failNext(addFavourite, 429, { errorCode: 'TOO_MANY_REQUEST' });
    await user.click(button);
    const label = () =>
      `${button.isConnected ? 'shown' : 'gone'}: ${button.getAttribute('aria-label')}`;
    await waitFor(() => expect(label()).toMatch(/^shown: .*, again in [45]:\d\d$/));
    expect(button.textContent).toMatch(/^[45]:\d\d$/);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    const sent = requests.filter(({ url }) => new URL(url).pathname === addFavourite.path);
    expect(sent).toHaveLength(1);
  });

  it('opens the login for a guest, which says what it is for', async () => {
    const { user, button, router } = await openButton();
    expect(button.title).toBe('Log in to keep favourites');
    await user.click(button);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ dialog: 'login' }));
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(await screen.findByText('Log in to keep favourites')).toBeTruthy();
  });
});
