import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

type Opened = Awaited<ReturnType<typeof openScreen>>;

/** Logs in with the dialog that is open. */
async function logIn({ user }: Opened, username: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Username/ }), username);
  await user.type(dialog.getByLabelText(/^Password/), demoPassword);
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
}

const isAt = ({ router }: Opened, href: string) =>
  waitFor(() => expect(router.state.location.href).toBe(href));

describe('a guest', () => {
  it('who opens the games of a vendor by their address logs in and sees them', async () => {
    const path = '/fish?dialog=vendorGames&card=FISH-LAMBAT';
    const opened = await openScreen({ gateway, path });
    await logIn(opened, 'juan');
    await isAt(opened, path);
    expect(await screen.findByRole('dialog', { name: 'Lambat Fishing' })).toBeTruthy();
  });

  it('who chooses bingo among the kinds of slots logs in and sees bingo', async () => {
    const opened = await openScreen({ gateway, path: '/rng' });
    await opened.user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await opened.user.click(await sheet.findByRole('button', { name: 'Bingo' }));
    await logIn(opened, 'juan');
    await isAt(opened, '/rng?slotClass=BG');
  });

  it('who opens bingo is asked to log in once, and may look at its games without', async () => {
    const opened = await openScreen({ gateway, path: '/bingo' });
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await opened.user.click(login.getByRole('button', { name: 'Close' }));
    await isAt(opened, '/rng?slotClass=BG');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'Bingo' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^Bingo/));
    await waitFor(() => expect(main.queryAllByRole('article').length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
  });

  it('who opens the agent centre reads why, and logs in to go there', async () => {
    const opened = await openScreen({ gateway, path: '/agentHome' });
    const dialog = within(await screen.findByRole('dialog', { name: 'The agent centre' }));
    expect(dialog.getByText(/You are not logged in, so this is the home page/)).toBeTruthy();
    await opened.user.click(dialog.getByRole('link', { name: 'Log in' }));
    await logIn(opened, 'ana');
    await isAt(opened, '/agentHome');
  });
});
