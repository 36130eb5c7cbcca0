import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { createAppRouter } from './router.tsx';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

/** Opens an address and returns the address after all redirects. */
async function follow(address: string, signedIn?: string): Promise<string> {
  const { app, close } = await openApp({ gateway, ...(signedIn && { signedIn }) });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(app, { history });
  await router.load();
  await close();
  return router.state.location.href;
}

describe('an address', () => {
  it.each([
    ['/index', '/'],
    ['/index.html', '/'],
    ['/home', '/'],
    ['/register.html', '/register'],
    ['/live', '/live'],
    ['/promotions/detail', '/promotions/detail'],
    ['/promotions?type=referral', '/promotions?type=referral'],
    ['/login', '/login'],
    ['/helpmc', '/helpmc'],
    ['/download', '/download'],
    ['/merchantPage', '/merchantPage'],
    ['/sponsor3', '/sponsor3'],
  ])('%s leads to %s', async (address, target) => {
    expect(await follow(address)).toBe(target);
  });

  it.each([
    '/promotions/detail?id=300',
    '/register?affiliateCode=48E71234',
    '/register?affiliateCode=00123456789012345678',
    '/register?referralCode=12345678901234567890',
    '/help?search=2026',
    '/slots?search=1e5&sort=name',
    '/rng?leastBet=1&leastLines=25',
    '/login?dialog=login&trial=true',
  ])('%s keeps its codes and numbers as they are written', async (address) => {
    expect(await follow(address)).toBe(address);
  });

  it('gives a page its parameters as they are written', async () => {
    const { app, close } = await openApp({ gateway });
    const search = async (address: string) => {
      const history = createMemoryHistory({ initialEntries: [address] });
      const router = createAppRouter(app, { history });
      await router.load();
      return router.state.matches.at(-1)?.search;
    };
    expect(await search('/help?search=2026')).toMatchObject({ search: '2026' });
    expect(await search('/promotions/detail?id=300')).toMatchObject({ id: '300' });
    expect(await search('/rng?search=7&leastBet=1&leastLines=25')).toMatchObject({
      search: '7',
      leastBet: 1,
      leastLines: 25,
    });
    expect(await search('/seamless?node=1200&demo=true')).toMatchObject({ node: 1200, demo: true });
    await close();
  });

  it('with an unknown dialog shows the page without a dialog', async () => {
    const { app, close } = await openApp({ gateway });
    const history = createMemoryHistory({
      initialEntries: ['/help?dialog=nonsense&next=//a.example'],
    });
    const router = createAppRouter(app, { history });
    await router.load();
    await close();
    expect(router.state.matches.at(-1)?.search).toEqual({ dialog: undefined, next: undefined });
  });

  it('of the agent centre redirects guests to the home page, which says why', async () => {
    expect(await follow('/agentHome')).toBe('/?dialog=agentLogin');
    expect(await follow('/agentHome', 'ana')).toBe('/agentHome');
  });

  it('of the agent centre shows customer service to accounts that are not agents', async () => {
    expect(await follow('/agentHome', 'juan')).toBe('/?dialog=askService');
    expect(await follow('/agentHome', 'tino')).toBe('/?dialog=askService');
  });

  it('of a member page opens the login for guests and keeps the target', async () => {
    const login = '/?dialog=login&next=%2Fmember%3Fpage%3Ddeposit';
    expect(await follow('/member?page=deposit')).toBe(login);
    expect(await follow('/lottery')).toBe('/?dialog=login&next=%2Flottery');
    expect(await follow('/member?page=deposit', 'juan')).toBe('/member?page=deposit');
  });

  it.each([
    ['/lottery?game=x', '/', '/lottery?game=x'],
    ['/member?page=referral', '/', '/member?page=referral'],
    [
      '/fish?dialog=vendorGames&card=FISH-LAMBAT',
      '/fish',
      '/fish?dialog=vendorGames&card=FISH-LAMBAT',
    ],
    [
      '/rng?sort=name&dialog=vendorGames&card=RNG-TALA',
      '/rng?sort=name',
      '/rng?sort=name&dialog=vendorGames&card=RNG-TALA',
    ],
  ])('%s asks a guest to log in over %s, and goes on to %s', async (address, page, next) => {
    const url = new URL(await follow(address), 'http://localhost');
    const { dialog, next: goesOn, ...rest } = Object.fromEntries(url.searchParams);
    const over = new URLSearchParams(rest).toString();
    expect(url.pathname + (over && `?${over}`)).toBe(page);
    expect(dialog).toBe('login');
    expect(goesOn).toBe(next);
    expect(await follow(address, 'juan')).toBe(next);
  });

  it.each([
    ['/rng?slotClass=TL', '/rng?slotClass=TL'],
    ['/bingo', '/rng?slotClass=BG'],
    ['/rng?slotClass=BG&sort=name', '/rng?slotClass=BG&sort=name'],
  ])('%s shows a guest %s', async (address, shown) => {
    expect(await follow(address)).toBe(shown);
  });

  it('of a member page shows customer service to trial accounts', async () => {
    expect(await follow('/member', 'tino')).toBe('/?dialog=askService');
  });

  it('of the login redirects members to the home page', async () => {
    expect(await follow('/login', 'juan')).toBe('/');
  });
});
