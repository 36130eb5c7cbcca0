import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openScrolled(path: string) {
  const opened = await openScreen({ path: '/help', gateway });
  await act(() => opened.router.navigate({ href: path }));
  const [loginLink] = screen.getAllByRole('link', { name: 'Log in' });
  if (loginLink === undefined) throw new Error('the page has no link to log in');
  act(() => window.scrollTo(0, 600));
  const href = () => opened.router.state.location.href;
  return { ...opened, loginLink, href };
}

describe('a dialog with an address', () => {
  it('keeps the page, its search and its scroll position when it opens and closes', async () => {
    const { user, router, loginLink, href } = await openScrolled('/rng?search=Bakunawa');
    await user.click(loginLink);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe('/rng');
    expect(router.state.location.search).toMatchObject({ search: 'Bakunawa', dialog: 'login' });
    expect(window.scrollY).toBe(600);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await dialogGone();
    expect(href()).toBe('/rng?search=Bakunawa');
    expect(window.scrollY).toBe(600);
  });

  it('does not open again by Back once it is closed', async () => {
    const { user, router, loginLink, href } = await openScrolled('/rng?search=Bakunawa');
    await user.click(loginLink);
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await user.click(dialog.getByRole('link', { name: 'Forgot your password?' }));
    const forgot = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await user.click(forgot.getByRole('button', { name: 'Close' }));
    const again = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await user.click(again.getByRole('button', { name: 'Close' }));
    await dialogGone();
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/rng?search=Bakunawa'));
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/help'));
  });

  it('closes by Back', async () => {
    const { user, router, loginLink, href } = await openScrolled('/rng?search=Bakunawa');
    await user.click(loginLink);
    await screen.findByRole('dialog', { name: 'Log in' });
    act(() => router.history.back());
    await dialogGone();
    expect(href()).toBe('/rng?search=Bakunawa');
  });

  it('takes its parameters along to the next dialog, and leaves none behind', async () => {
    const { user, href } = await openScreen({
      path: '/help?dialog=login&next=%2Frng',
      gateway,
    }).then((opened) => ({ ...opened, href: () => opened.router.state.location.href }));
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('dialog', { name: 'Forgot your password?' });
    expect(href()).toBe('/help?dialog=forgotPassword&next=%2Frng');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(href()).toBe('/help?dialog=login&next=%2Frng');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await dialogGone();
    expect(href()).toBe('/help');
  });
});
