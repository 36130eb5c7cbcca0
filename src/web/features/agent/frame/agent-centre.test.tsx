import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '#demo/content/accounts.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;

/** A phone, or a large screen, where the menu is beside the page. */
function setWidth(width: 'narrow' | 'wide'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width === 'wide' && media.includes('width >='),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
}

beforeEach(() => setWidth('narrow'));
afterEach(async () => {
  vi.restoreAllMocks();
  await operator.reset();
});
afterAll(() => gateway.close());

const path = '/agentHome';
const menu = () => screen.findByRole('navigation', { name: 'Agent centre' });
/** The open dialog with a title. Looking for its role takes long on the home page. */
async function dialogOf(title: string) {
  const heading = await screen.findByText(title, { selector: 'dialog h2' });
  return within(heading.closest('dialog') ?? heading);
}
const links = async () =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => link.querySelector('span')?.textContent ?? '');

describe('the agent centre', () => {
  it.each(['ana', 'luis', 'aida', 'alma'])('is open to the agent %s', async (signedIn) => {
    await openPage({ path, gateway, signedIn });
    expect(await screen.findByRole('heading', { level: 1, name: 'Agent centre' })).toBeTruthy();
    expect(await links()).toEqual(
      expect.arrayContaining(['Downlines', 'New accounts and links', 'Changes']),
    );
  });

  it.each(['juan', 'tino'])('asks %s to contact the service', async (signedIn) => {
    const { router } = await openPage({ path, gateway, signedIn });
    expect(await dialogOf('Not open to this account')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('leads guests to the home page', async () => {
    const { router } = await openPage({ path, gateway });
    expect(router.state.location.pathname).toBe('/');
    expect(await dialogOf('The agent centre')).toBeTruthy();
  });

  it('comes back after a forced change of the password', async () => {
    const account = { username: 'fresh', password: demoPassword, defaultPassword: true };
    await operator.account({ ...account, type: 1 });
    const { user, router } = await openPage({ path, gateway });
    const guest = await dialogOf('The agent centre');
    await user.click(guest.getByRole('link', { name: 'Log in' }));
    const login = await dialogOf('Log in');
    await user.type(await login.findByLabelText('Username or mobile number'), 'fresh');
    await user.type(login.getByLabelText('Password'), demoPassword);
    await user.click(login.getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('New password'), 'Bagong2026');
    const change = within(screen.getByLabelText('New password').closest('dialog') ?? document.body);
    await user.type(change.getByLabelText('New password again'), 'Bagong2026');
    await user.click(change.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/agentHome'));
    expect(await menu()).toBeTruthy();
  });

  it('shows a page with a way back on a phone', async () => {
    const opened = await openPage({
      path: `${path}?page=agentChanges`,
      gateway,
      signedIn: 'ana',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Changes' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/Changes – Parola$/));
    expect(screen.queryByRole('navigation', { name: 'Agent centre' })).toBeNull();
    await opened.user.click(screen.getByRole('link', { name: 'Back to the agent home' }));
    expect(await menu()).toBeTruthy();
  });

  it('has the focus on its heading on every page, which is said', async () => {
    setWidth('wide');
    const { user } = await openPage({ path, gateway, signedIn: 'ana' });
    await waitFor(() => expect(document.title).toMatch(/Agent centre – Parola$/));
    await user.click(within(await menu()).getByRole('link', { name: 'Changes' }));
    await expectFocus('Changes');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Changes'),
    );
  });

  it('has the menu beside the page on a large screen', async () => {
    setWidth('wide');
    await openPage({ path: `${path}?page=agentAnnouncement`, gateway, signedIn: 'ana' });
    expect((await links())[0]).toBe('Agent home');
    expect(await screen.findByText('Your agent centre is open')).toBeTruthy();
  });

  it('shows the home for an unknown page', async () => {
    await openPage({ path: `${path}?page=nothing`, gateway, signedIn: 'ana' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Agent centre' })).toBeTruthy();
  });
});
