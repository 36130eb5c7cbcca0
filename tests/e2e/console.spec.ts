import type { Page } from '@playwright/test';
import { testToken } from '../support/operator-client.ts';
import { accessibilityFaults, desktop, overflowOf, targetFaults } from './axe.ts';
import { expectFocusKept, pressAt, typeAt } from './by-keys.ts';
import { expect, test } from './fixtures.ts';

const address = `/_operator#${testToken}`;

const narrow = { width: 390, height: 900 };

/** The names of the tables that scroll sideways. */
const tablesThatScroll = (page: Page) =>
  page
    .locator('.frame')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.getAttribute('aria-label')),
    );

test('every section of the console is readable on a dark phone and on a light desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(narrow);
  await page.goto(address);
  const choice = page.getByLabel('Section').locator('option');
  await expect(choice).not.toHaveCount(0);
  const names = await choice.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLOptionElement ? one.value : '')),
  );
  for (const name of [...names, 'members&username=juan', 'find&text=juan']) {
    await page.setViewportSize(narrow);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/_operator?section=${name}`);
    await expect(page.getByRole('main').locator('section').first()).toBeVisible();
    const faults = [...(await accessibilityFaults(page)), ...(await targetFaults(page))];
    expect.soft(faults, name).toEqual([]);
    expect.soft(await overflowOf(page), name).toBeLessThanOrEqual(0);
    expect.soft(await tablesThatScroll(page), name).toEqual([]);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    // Lists are tables here, and cards on a phone.
    const wide = [...(await accessibilityFaults(page)), ...(await targetFaults(page))];
    expect.soft(wide, `${name}, wide and light`).toEqual([]);
    expect.soft(await overflowOf(page), `${name}, wide`).toBeLessThanOrEqual(0);
  }
});

test('an operator saves a setting by keyboard, and reads a refusal beside the field', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(address);
  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  const wait = page.getByLabel('Wait before each answer');
  await wait.fill('-1');
  await wait.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Expected >=0');
  await expect(wait).toHaveAttribute('aria-invalid', 'true');
  await expect(wait).toHaveAccessibleDescription(/Expected >=0/);
  await wait.fill('0');
  await page.getByLabel('Messages that a member can write').fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.reload();
  await expect(page.getByLabel('Messages that a member can write')).toHaveValue('7');
});

test('an operator takes a withdrawal from the list', async ({ page }) => {
  await page.goto(`/_operator?section=withdrawals#${testToken}`);
  const take = page.getByRole('button', { name: /^Take, / });
  await expect(take).not.toHaveCount(0);
  const before = await take.count();
  await take.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take' }).click();
  await expect(page.getByRole('status')).toHaveText('Taken.');
  await expect(take).toHaveCount(before - 1);
});

/** Returns whether an element is inside of the window at its inline end. */
const isInWindow = (page: Page, name: RegExp) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((element) => element.getBoundingClientRect().right <= innerWidth);

// Only a browser lays out the table, its buttons and the question.
test('the buttons of a wide table stay in view, and their question is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`/_operator?section=find&text=juan#${testToken}`);
  const all = page.getByRole('button', { name: /^Void, juan, / });
  await expect(all).not.toHaveCount(0);
  const names = await all.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
  expect(await tablesThatScroll(page)).toContain('Payments and bets');
  expect(await isInWindow(page, /^Void, juan, /)).toBe(true);
  await all.first().click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  const overflow = await question.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('an operator corrects an announcement by keyboard, and a guest reads it', async ({
  page,
  context,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(`/_operator?section=announcements#${testToken}`);
  const heading = page.getByRole('heading', { name: 'Announcements', level: 1 });
  await page.getByRole('link', { name: 'Play within your means' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  const title = page.getByLabel('Title, English');
  await expect(title).toHaveValue('Play within your means');
  const until = page.getByLabel('Shown until');
  await title.fill('Play for <b>fun</b>');
  await until.fill('2020-01-01T08:00');
  await title.press('Enter');
  await expect(until).toHaveAccessibleDescription(/The end is not after the start/);
  await expect(title).toHaveValue('Play for <b>fun</b>');
  await until.fill('');
  await title.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  const guest = await context.newPage();
  await guest.goto('/');
  const bar = guest.getByRole('region', { name: 'Notices', exact: true });
  await expect(bar.getByRole('button', { name: 'Play for <b>fun</b>' }).first()).toBeAttached();
});

/** Presses a button of a row and the button of the same name in its question. */
async function decide(page: Page, name: RegExp, label: string): Promise<void> {
  await pressAt(page, page.getByRole('main').getByRole('button', { name }));
  const question = page.getByRole('dialog');
  await pressAt(page, question.getByRole('button', { name: label, exact: true }));
}

/** Searches for a game by the keyboard. */
async function searchGame(page: Page, text: string): Promise<void> {
  await typeAt(page, page.getByLabel('Name, code or number'), text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 to 1 of 1.')).toBeVisible();
}

test('an operator hides a game by keyboard on a phone, and a guest finds it again when it is shown', async ({
  page,
  context,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(`/_operator?section=games#${testToken}`);
  await searchGame(page, 'Ace Harbor');
  await pressAt(page, page.getByRole('button', { name: 'Hide, Ace Harbor' }));
  await typeAt(page, page.getByRole('dialog').getByLabel('Reason'), 'A repair');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Hidden.');
  await expectFocusKept(page);
  await expect(page.getByText(/from .*: A repair/)).toBeVisible();
  const guest = await context.newPage();
  await guest.goto('/rng?search=Ace+Harbor');
  const card = guest.getByRole('main').getByRole('article').filter({ hasText: 'Ace Harbor' });
  await expect(guest.getByText('No games found')).toBeVisible();
  await expect(card).toHaveCount(0);
  await pressAt(page, page.getByRole('button', { name: 'Show, Ace Harbor' }));
  await typeAt(page, page.getByRole('dialog').getByLabel('Reason'), 'It works');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Shown.');
  await guest.reload();
  await expect(card).toBeVisible();
});

test('an operator chooses the hot games and their order by keyboard, and a guest sees them', async ({
  page,
  context,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(`/_operator?section=game-lists&list=row%3Ahot#${testToken}`);
  for (const name of ['Ace Harbor', 'Bakunawa Hunt']) {
    await searchGame(page, name);
    await decide(page, new RegExp(`^Add, ${name}`), 'Add');
    await expect(page.getByRole('button', { name: `Remove, ${name}` })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Added.');
    await expectFocusKept(page);
    await page.getByRole('heading', { level: 1 }).focus();
  }
  await decide(page, /^Move up, Ace Harbor/, 'Move up');
  await expect(page.getByRole('status')).toHaveText('“Ace Harbor” is at place 1.');
  await expectFocusKept(page);
  const guest = await context.newPage();
  await guest.goto('/');
  const cards = guest.getByRole('region', { name: 'Hot games' }).getByRole('article');
  await expect(cards).toHaveText([/Ace Harbor/, /Bakunawa Hunt/]);
});

/** Lets the next change of a path happen, and loses its answer. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test('a correction whose answer is lost keeps its form, and happens once', async ({ page }) => {
  await page.goto(`/_operator?section=members&username=juan#${testToken}`);
  const correct = page.getByRole('button', { name: 'Correct the balance' });
  const dialog = page.getByRole('dialog');
  await loseAnswer(page, 'members/juan/balance');
  await correct.click();
  await dialog.getByLabel('Pesos').fill('50');
  await dialog.getByLabel('Reason').fill('A gift');
  await dialog.getByRole('button', { name: 'Correct the balance' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The gateway does not answer.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await correct.click();
  await expect(dialog.getByLabel('Pesos')).toHaveValue('50');
  await dialog.getByRole('button', { name: 'Correct the balance' }).click();
  await expect(page.getByRole('status')).toHaveText('The balance is corrected.');
  await page.reload();
  await expect(page.getByText('₱10,050.00').first()).toBeVisible();
});

test('a message whose answer is lost is sent once, also when the page is loaded again', async ({
  page,
}) => {
  await page.goto(`/_operator?section=messages#${testToken}`);
  await loseAnswer(page, 'messages');
  const title = page.getByLabel('Title', { exact: true });
  await page.getByLabel('Member', { exact: true }).fill('juan');
  await title.fill('A word from the house');
  await page.getByLabel('Content, HTML').fill('We look into it.');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('The gateway does not answer.');
  await page.reload();
  await expect(title).toHaveValue('A word from the house');
  await expect(page.getByText('its answer was lost')).toBeVisible();
  await send.click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(page.getByRole('cell', { name: 'A word from the house' })).toHaveCount(1);
});

test('the private facts of a member leave the page at their end, also while a row is in use', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(desktop);
  await page.goto(`/_operator?section=members&username=juan#${testToken}`);
  const number = page.getByText('639175550101');
  await expect(page.getByText('+63 *** 0101')).toBeVisible();
  await page.getByLabel('Reason').fill('A call about a payment');
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await expect(number).toBeVisible();
  await page.getByRole('cell', { name: 'Stake of a bet' }).first().hover();
  // The access ends elsewhere. The page does not move under the pointer until its own time is over.
  const headers = { 'Operator-Token': testToken };
  const end = '/_operator/members/juan/private-access/end';
  expect((await page.request.post(end, { headers, data: {} })).ok()).toBe(true);
  await page.clock.fastForward('29:00');
  await expect(number).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('+63 *** 0101')).toBeVisible();
  await expect(number).toHaveCount(0);
});

test('the owner adds a cashier, whose own address opens a console without the rest', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`/_operator?section=operators#${testToken}`);
  await page.getByLabel('Name').fill('Carlo');
  await page.getByLabel('Role').selectOption('cashier');
  await page.getByRole('button', { name: 'Add' }).click();
  const shown = page.getByRole('status');
  await expect(shown).toContainText('The address for Carlo, which is shown this once');
  const [own = ''] = /http\S+$/.exec((await shown.textContent()) ?? '') ?? [];
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Carlo', exact: true })).toBeVisible();
  await expect(page.getByText(own)).toHaveCount(0);

  const cashier = await context.newPage();
  await cashier.setViewportSize(desktop);
  await cashier.goto(own);
  await expect(cashier.getByText('Carlo (cashier)')).toBeVisible();
  const links = cashier.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: /^Withdrawals/ })).toBeVisible();
  await expect(links.filter({ hasText: /Operators|Settings|Chat/ })).toHaveCount(0);
  await cashier.goto('/_operator?section=settings');
  await expect(cashier.getByRole('alert')).toContainText('Your role, cashier, may not do this.');

  await page.getByRole('button', { name: 'Disable, Carlo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('status')).toHaveText('Disabled.');
  await cashier.reload();
  await expect(cashier.getByText('The header Operator-Token is missing or wrong')).not.toHaveCount(
    0,
  );
});

test('the words of a change do not cover the last sections of the menu', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/_operator?section=settings#${testToken}`);
  await page.getByLabel('Messages that a member can write').fill('8');
  await page.keyboard.press('Enter');
  const status = page.getByRole('status');
  await expect(status).toHaveText('Saved.');
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await menu.getByRole('link').last().scrollIntoViewIfNeeded();
  const [bar, list] = await Promise.all([status.boundingBox(), menu.boundingBox()]);
  expect(bar?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
});

/** The theme that the page shows, by the color behind it. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return red < 128;
  });

test('an operator chooses a theme by keyboard, and finds it again in another tab', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  const choice = page.getByLabel('Theme');
  await expect(choice).toHaveValue('device');
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(true);
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue('light');
  await expect.poll(() => isDark(page)).toBe(false);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto(address);
  await expect(other.getByLabel('Theme')).toHaveValue('light');
  expect(await isDark(other)).toBe(false);
  await page.bringToFront();
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue('dark');
  await expect(other.getByLabel('Theme')).toHaveValue('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(choice).toHaveValue('dark');
  expect([await isDark(page), await isDark(other)]).toEqual([true, true]);
  await choice.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => isDark(page)).toBe(false);
  expect(faults).toEqual([]);
});
