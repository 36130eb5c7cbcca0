import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoPassword } from '#demo/content/accounts.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

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
afterEach(() => vi.restoreAllMocks());

const menu = () => screen.findByRole('navigation', { name: 'Member centre' });
const namesOf = (nav: HTMLElement): (string | null)[] =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.querySelector('span')?.textContent ?? null);

describe('the member centre on a phone', () => {
  it('starts with profile, balance and the menu in groups', async () => {
    const { container } = await openScreen({ path: '/member', signedIn: 'juan' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Me' })).toBeTruthy();
    const nav = await menu();
    expect(
      within(nav)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Account', 'Money', 'Records', 'Rewards']);
    expect(container.textContent).toMatch(/days? with us/);
  });

  it('shows a page with a way back to the menu, and its name in the title', async () => {
    const { user } = await openScreen({ path: '/member?page=settings', signedIn: 'juan' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^(\(\d+\) )?Settings/));
    expect(screen.queryByRole('navigation', { name: 'Member centre' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to the menu' }));
    expect(await menu()).toBeTruthy();
  });

  it('covers all amounts until they are shown again', async () => {
    const { user, app } = await openScreen({ path: '/member', signedIn: 'juan' });
    const money = await screen.findByRole('region', { name: 'Balance' });
    expect((await within(money).findByText('₱10,000.00')).isConnected).toBe(true);
    await user.click(within(money).getByRole('button', { name: 'Hide amounts' }));
    expect(screen.queryAllByText('₱10,000.00')).toEqual([]);
    expect(app.ui.state.hidesMoney).toBe(true);
    await user.click(within(money).getByRole('button', { name: 'Hide amounts' }));
    expect(within(money).getByText('₱10,000.00')).toBeTruthy();
  });
});

describe('the member centre on a large screen', () => {
  it('shows security first, beside the menu in its order', async () => {
    setWidth('wide');
    await openScreen({ path: '/member', signedIn: 'juan' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeTruthy();
    const names = namesOf(await menu());
    expect(names[0]).toBe('Security');
    const order = ['Bet record', 'Account record', 'Profit and loss', 'Bonuses', 'Reward centre'];
    expect(names.filter((name) => order.includes(name ?? ''))).toEqual(order);
  });
});

/** Waits until screen readers have heard the name of a page. */
const said = (name: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(name),
  );

describe('a page of the member centre', () => {
  it('is said on a phone, with the focus on its heading, and so is the menu after it', async () => {
    const { user } = await openScreen({ path: '/member', signedIn: 'juan' });
    await waitFor(() => expect(document.title).toContain('Member centre'));
    await user.click(within(await menu()).getByRole('link', { name: /Settings/ }));
    await expectFocus('Settings');
    await said('Settings');
    await user.click(screen.getByRole('link', { name: 'Back to the menu' }));
    await expectFocus('Me');
    await said('Me');
  });

  it('is said on a large screen, where the menu keeps its links', async () => {
    setWidth('wide');
    const { user } = await openScreen({ path: '/member', signedIn: 'juan' });
    await waitFor(() => expect(document.title).toContain('Security'));
    await user.click(within(await menu()).getByRole('link', { name: /Account record/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Account record' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await said('Account record');
  });

  it('is said by its own name where another page leads to it', async () => {
    setWidth('wide');
    const { router } = await openScreen({ path: '/help', signedIn: 'juan' });
    await waitFor(() => expect(document.title).toContain('Help'));
    const received = new Set<string | null>();
    const listen = new MutationObserver(() => {
      for (const one of screen.queryAllByRole('status')) received.add(one.textContent);
    });
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => listen.disconnect());
    await act(() => router.navigate({ to: '/member', search: { page: 'deposit' } }));
    await expectFocus('Deposit');
    await said('Deposit');
    expect(received).not.toContain('Member centre');
  });

  it('comes before the menu for the keyboard', async () => {
    setWidth('wide');
    await openScreen({ path: '/member?page=deposit', signedIn: 'juan' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Deposit' });
    expect(heading.compareDocumentPosition(await menu())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the pages of a member', () => {
  it('include the rank for members of the club only', async () => {
    const { app } = await openScreen({ path: '/member', signedIn: 'juan' });
    await menu();
    expect(app.member.state.member?.club?.type).toBe('AUTO');
    expect(namesOf(await menu())).toContain('Player rank');
  });

  it('include a transfer only for members with an upline and for agents', async () => {
    const gateway = await openTestGateway();
    onTestFinished(gateway.close);
    await gateway.operator.account({ username: 'solo', password: demoPassword, type: 0 });
    const path = '/member?page=transferUpline';
    const first = await openScreen({ path, gateway, signedIn: 'solo' });
    expect(await screen.findByText('This page is not open for your account')).toBeTruthy();
    first.unmount();
    await openScreen({ path, gateway, signedIn: 'ana' });
    expect(await screen.findByRole('heading', { name: 'Transfers so far' })).toBeTruthy();
  });

  it('are left out while their module is off', async () => {
    const { operator, app } = await openScreen({ path: '/member', signedIn: 'juan' });
    expect(namesOf(await menu())).toContain('Invite friends');
    await operator.settings({ modules: { REFERRAL3: false } });
    await app.system.load();
    expect(namesOf(await menu())).not.toContain('Invite friends');
  });

  it('are closed to trial accounts', async () => {
    await openScreen({ path: '/member', signedIn: 'tino' });
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Member centre' })).toBeNull();
  });
});
