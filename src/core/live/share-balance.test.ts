import { afterEach, expect, it, vi } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { testBrowser } from '#tests/support/test-browser.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function openTabs() {
  const gateway = await openTestGateway();
  opened.push(gateway.close);
  let asked = 0;
  const browser = testBrowser((request) => {
    if (new URL(request.url).pathname === getBalance.path) asked += 1;
    return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
  });
  async function openTab(signedIn?: string) {
    const member = signedIn === undefined ? {} : { signedIn };
    const platform = { locks: browser.locks };
    const tab = await openApp({ gateway, browser, platform, ...member });
    opened.push(tab.close);
    await tab.app.live();
    await tab.app.balance.load();
    return tab;
  }
  return { openTab, asked: () => asked };
}

it('refreshes the balance of another tab that is shown, once for many bets', async () => {
  const { openTab, asked } = await openTabs();
  const playing = await openTab('juan');
  await openTab();
  const hidden = await openTab();
  hidden.platform.hide();
  const before = asked();
  const { follow } = playing.app.balance;
  for (const centavos of [1_000_000, 999_000, 998_000, 997_000]) {
    follow(centavos);
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(asked()).toBe(before + 1));
  follow(null);
  expect(asked()).toBe(before + 1);
});
