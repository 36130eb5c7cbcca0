import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getHelpCenter } from '#protocol/calls/contact/help-articles.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.settings({ failNext: [] }));
afterAll(() => gateway.close());

const heading = (name: string, level = 1) => screen.findByRole('heading', { name, level });
const main = () => within(screen.getByRole('main'));
const search = () => screen.getByRole('searchbox', { name: 'Search help' });

describe('the help centre', () => {
  it('shows topics in groups, opens an article in place, and links to its neighbours', async () => {
    const { router, user } = await openScreen({ gateway, path: '/help' });
    expect(await heading('Your money', 2)).toBeTruthy();
    await user.click(main().getByRole('link', { name: 'Withdrawing' }));
    expect(document.activeElement).toBe(await heading('Withdrawing'));
    expect(router.state.location.href).toBe('/help?topic=money.withdrawal');
    await waitFor(() => expect(document.title).toBe('Withdrawing – Parola'));
    expect(main().getByText(/A person looks at each request/)).toBeTruthy();
    await user.click(main().getByRole('link', { name: /Read next/ }));
    expect(await heading('How a bonus is earned out')).toBeTruthy();
    expect(main().getByRole('link', { name: /Before this/ }).textContent).toMatch('Withdrawing');
    await user.click(main().getByRole('link', { name: 'All topics' }));
    expect(await heading('Help')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Help – Parola'));
  });

  it('finds words in any order, and Back returns to the results', async () => {
    const { router, user } = await openScreen({ gateway, path: '/help' });
    await heading('Help');
    await user.type(search(), 'NAME withdraw');
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'NAME withdraw' }));
    expect(document.activeElement).toBe(search());
    const found = await main().findByRole('link', { name: /^Withdraw ?ing/ });
    expect(within(found).getAllByText(/^name$/i)[0]?.tagName).toBe('MARK');
    await user.click(found);
    await heading('Withdrawing');
    act(() => router.history.back());
    expect(await main().findByRole('link', { name: /^Withdraw ?ing/ })).toBeTruthy();
    await user.clear(search());
    await user.type(search(), 'xyzzy');
    expect(await screen.findByText('No answer has “xyzzy” in it')).toBeTruthy();
  });

  it('lists the own addresses of the site, at most five', async () => {
    await openScreen({ gateway, path: '/help' });
    const addresses = within(await screen.findByRole('region', { name: 'Our addresses' }));
    expect(await addresses.findByRole('link', { name: 'localhost:4173' })).toBeTruthy();
    expect(addresses.getAllByRole('listitem').length).toBeLessThanOrEqual(5);
    expect(addresses.getByRole('link', { name: 'play.parola.example' })).toBeTruthy();
  });

  it('has the guide to deposits, with its way on', async () => {
    const { router, user } = await openScreen({ gateway, path: '/help' });
    await user.click(await main().findByRole('link', { name: /^How to deposit/ }));
    const title = await heading('How to deposit');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(router.state.location.search).toEqual({ topic: 'depositGuide' });
    expect(await main().findByText('Scan the code')).toBeTruthy();
    await user.click(main().getByRole('button', { name: 'Bangko Bughaw' }));
    expect(main().getByText('Send us the receipt')).toBeTruthy();
    expect(main().getByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  it('says that an article is gone, and offers the others', async () => {
    await openScreen({ gateway, path: '/help?topic=long.gone' });
    expect(await screen.findByText(/That answer is not here any more/)).toBeTruthy();
    expect(main().getByRole('link', { name: 'Depositing' })).toBeTruthy();
  });

  it('shows a failure, and loads again', async () => {
    await gateway.operator.failNext(getHelpCenter, 500);
    const { user } = await openScreen({ gateway, path: '/help?topic=money.deposit' });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Depositing')).toBeTruthy();
  });

  it('keeps the content with its age when the gateway does not answer', async () => {
    const { app } = await openScreen({ gateway, path: '/help?topic=money.deposit' });
    await heading('Depositing');
    await gateway.operator.failNext(getHelpCenter, 500);
    const help = await app.help();
    await act(() => help.load());
    expect(await main().findByText(/^Saved /)).toBeTruthy();
    expect(await heading('Depositing')).toBeTruthy();
  });
});

describe('help for other sites to embed', () => {
  it('opens articles in place, without the frame of the site', async () => {
    const { user } = await openScreen({ gateway, path: '/helpmc?topic=about.privacy' });
    await heading('Help');
    expect(await screen.findByText(/What you tell us is used to run your account/)).toBeTruthy();
    expect(screen.queryByText(/A person looks at each request/)).toBeNull();
    await user.click(screen.getByText('Withdrawing'));
    expect(await screen.findByText(/A person looks at each request/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await user.type(search(), 'receipt');
    await waitFor(() => expect(screen.queryByText('Withdrawing')).toBeNull());
    expect(screen.getByText('Depositing')).toBeTruthy();
  });

  it('moves to the article of another address', async () => {
    const { router } = await openScreen({ gateway, path: '/helpmc?topic=about.privacy' });
    await heading('Help');
    await act(() => router.navigate({ href: '/helpmc?topic=money.withdrawal' }));
    expect(await screen.findByText(/A person looks at each request/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdrawing'));
  });
});
