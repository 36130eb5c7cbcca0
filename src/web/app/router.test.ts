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
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [address] }));
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
    ['/bingo', '/rng?slotClass=BG'],
    ['/live', '/live'],
    ['/promotions/detail', '/promotions/detail'],
  ])('%s redirects to %s', async (address, target) => {
    expect(await follow(address)).toBe(target);
  });

  it('with an unknown dialog shows the page without a dialog', async () => {
    const { app, close } = await openApp({ gateway });
    const history = createMemoryHistory({
      initialEntries: ['/help?dialog=nonsense&next=//a.example'],
    });
    const router = createAppRouter(app, history);
    await router.load();
    await close();
    expect(router.state.matches.at(-1)?.search).toEqual({ dialog: undefined, next: undefined });
  });

  it('of the agent centre redirects guests to the home page', async () => {
    expect(await follow('/agentHome')).toBe('/');
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

  it('of a member page shows customer service to trial accounts', async () => {
    expect(await follow('/member', 'tino')).toBe('/?dialog=askService');
  });

  it('of the login redirects members to the home page', async () => {
    expect(await follow('/login', 'juan')).toBe('/');
  });
});
