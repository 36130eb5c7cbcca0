import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

const header = () => within(screen.getByRole('banner'));
const fishing = () => header().findByRole('link', { name: 'Fishing' });
const opener = () => header().findByRole('button', { name: 'Fishing: show providers' });
const panel = () => header().queryByRole('group', { name: 'Fishing' });

describe('a category in the header', () => {
  it('shows its vendors at a press, and hides them at the next press', async () => {
    const { user } = await openScreen({ gateway });
    const button = await opener();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const shown = within(await header().findByRole('group', { name: 'Fishing' }));
    expect(await shown.findByRole('button', { name: /Dagat Hunters/ })).toBeTruthy();
    expect(shown.getByText('3 providers')).toBeTruthy();
    await user.click(button);
    await user.unhover(button);
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('shows them on hover, until the pointer leaves', async () => {
    const { user } = await openScreen({ gateway });
    await user.hover(await fishing());
    await waitFor(() => expect(panel()).not.toBeNull());
    await user.unhover(await fishing());
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('is entered by the down arrow, navigated by arrows, and left by Escape', async () => {
    const { user } = await openScreen({ gateway });
    (await fishing()).focus();
    await user.keyboard('{ArrowDown}');
    const first = await header().findByRole('link', { name: /See all/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await header().findByRole('button', { name: /Dagat Hunters/ });
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toMatch(/Lambat Fishing/);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(await fishing());
    expect(panel()).toBeNull();
  });

  it('hides them when the focus leaves', async () => {
    const { user } = await openScreen({ gateway });
    const button = await opener();
    await user.click(button);
    await user.unhover(button);
    (await header().findByRole('link', { name: 'Promotions' })).focus();
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('asks a guest who presses a vendor to log in', async () => {
    const { user } = await openScreen({ gateway });
    await user.click(await opener());
    await user.click(await header().findByRole('button', { name: /Dagat Hunters/ }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Fishing' })).toBeNull();
  });
});

describe('further panels', () => {
  it('explain how to become an agent, with a link to register', async () => {
    const { user } = await openScreen({ gateway });
    await user.click(await header().findByRole('button', { name: 'Join us' }));
    const join = within(await header().findByRole('group', { name: 'Join us' }));
    expect(await join.findByRole('heading', { name: 'Become an agent' })).toBeTruthy();
    expect(join.getByRole('link', { name: 'Register' })).toBeTruthy();
    expect(await join.findByRole('link', { name: 'Ask us about it' })).toBeTruthy();
  });

  it('link agents to the agent centre', async () => {
    const { user } = await openScreen({ gateway, signedIn: 'ana' });
    await user.click(await header().findByRole('button', { name: 'Join us' }));
    const join = within(await header().findByRole('group', { name: 'Join us' }));
    expect(await join.findByRole('link', { name: 'Agent centre' })).toBeTruthy();
    expect(join.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  it('show a QR code of the download page', async () => {
    const { user } = await openScreen({ gateway });
    await user.click(await header().findByRole('button', { name: 'Get the app' }));
    const code = await header().findByRole('img', { name: /Code that leads to .*\/download/ });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  });

  it('show three clubs, each with a page in a new tab', async () => {
    const { user } = await openScreen({ gateway });
    await user.click(await header().findByRole('button', { name: 'Sponsors' }));
    const clubs = within(await header().findByRole('group', { name: 'Sponsors' }));
    const links = await clubs.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/sponsor1',
      '/sponsor2',
      '/sponsor3',
    ]);
    expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  });

  it('lead to the page of a club', async () => {
    await openScreen({ gateway, path: '/sponsor2' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Habagat Hoops' })).toBeTruthy();
  });
});
