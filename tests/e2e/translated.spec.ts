import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { startGame } from './start-game.ts';

/**
 * Does what the translator of a browser does to a page: each text, and each that comes later, stands in an element of the
 * translator, and the text itself is taken out. It leaves out what is marked as not to be translated.
 */
function translate(): void {
  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement === null) return;
    if (text.parentElement.closest('[translate="no"], font, script, style, textarea')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.before(outer);
    text.remove();
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    if (root instanceof Text) texts.push(root);
    texts.forEach(translateText);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translateAll(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll(document.body);
}

/** Translates the page that is shown, after React has taken it over. */
async function translatePage(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-hydrates]'));
  await page.evaluate(translate);
  await expect(page.locator('#app font').first()).toBeAttached();
}

/** Expects no page of an error. The fixture looks at the console. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

// Only a browser shows what is left of a text that React has lost.
test('a translated page shows each typed amount anew, and goes on to other pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  await page.goto('/member?page=deposit');
  const amount = page.getByLabel('Amount', { exact: true });
  await expect(amount).toBeVisible();
  await translatePage(page);
  await page.getByRole('radio', { name: 'E-wallet' }).check();
  for (const [typed, shown] of [
    ['200', '₱200.00'],
    ['5000', '₱5,000.00'],
    ['300', '₱300.00'],
  ] as const) {
    await amount.fill(typed);
    const deposit = page.getByRole('button', { name: `Deposit ${shown}`, exact: true });
    await expect(deposit).toHaveText(`Deposit ${shown}`);
    const pays = page.getByRole('term').filter({ hasText: 'You pay' });
    await expect(pays.locator('xpath=following-sibling::dd')).toHaveText(shown);
  }
  await amount.fill('');

  const toPage = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await toPage('Withdraw');
  await expect(page).toHaveURL(/page=withdraw/);
  // Both pages have a field for the amount.
  await expect(page.getByRole('radio', { name: 'E-wallet' })).toBeHidden();
  await expect(amount).toBeVisible();
  for (const [typed, arrives] of [
    ['300', '₱290.00'],
    ['500', '₱490.00'],
  ] as const) {
    await amount.fill(typed);
    const receives = page.getByRole('term').filter({ hasText: 'You receive' });
    await expect(receives.locator('xpath=following-sibling::dd')).toContainText(arrives);
  }
  await amount.fill('');
  for (const name of ['Promotions', 'Slots']) {
    await toPage(name);
    await expectPage(page, name);
  }
  await page.goBack();
  await expectPage(page, 'Promotions');
});

test('a translated game and its page show the balance after each spin', async ({ page }) => {
  await signIn(page);
  const game = await startGame(page, '/rng?slotClass=VP');
  await translatePage(page);
  await game.locator('body').evaluate(translate);
  for (let spins = 0; spins < 2; spins += 1) {
    await game.locator('#spin').press('Enter');
    await expect(game.locator('#result')).not.toHaveText('');
    await expect(game.locator('body')).toHaveAttribute('data-phase', 'idle');
    const balance = (await game.locator('#balance').textContent()) ?? '';
    await expect(page.getByText(balance, { exact: true }).first()).toBeVisible();
  }
});
