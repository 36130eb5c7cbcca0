import type { BrowserContext, Page } from '@playwright/test';
import { languageCodes } from '#protocol/model/language.ts';
import { firstCover, openAxePage } from './axe-pages.ts';
import { expect, signIn, test } from './fixtures.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const header = (page: Page) => page.getByRole('banner').first();
const nav = (page: Page) => header(page).getByRole('navigation', { name: 'Games' });
const panel = (page: Page, name: string) => header(page).getByRole('group', { name });
const side = (page: Page) => page.getByRole('complementary', { name: 'Contact and help' });

/** Answers requests to other sites locally. */
async function blockOtherSites(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
}

// Only a browser has a layout, a pointer, a real focus and other windows.
test.describe('on a large screen', () => {
  test.use({ viewport: desktop });

  test('runs a clock, and loads the panels of the header on demand, at the pointer', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/');
    await expect(side(page)).toBeVisible();
    const clock = header(page).locator('time');
    await expect(header(page).getByText('GMT+8')).toBeVisible();
    const before = await clock.innerText();
    expect(before).toMatch(/^\d\d:\d\d:\d\d$/);
    await expect.poll(() => clock.innerText()).not.toBe(before);
    await expect(page.getByRole('article').first()).toBeVisible();
    // `drop-panel` is the button that opens a panel.
    const ofPanels = /(?<!\/drop)-panel-|\/panels\/|\/sponsors\//;
    expect(files.filter((url) => ofPanels.test(url))).toEqual([]);

    await nav(page).getByRole('link', { name: 'Live casino' }).hover();
    const live = panel(page, 'Live casino');
    await expect(live.getByText('5 providers')).toBeVisible();
    await expect(live.getByRole('button', { name: /Maharlika Tables/ })).toBeVisible();
    await expect(live.getByText('Maintenance')).toBeVisible();
    const picture = live.locator('img[src="/panels/live.svg"]');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    expect(files.filter((url) => ofPanels.test(url))).not.toEqual([]);
    await page.mouse.move(700, 800);
    await expect(live).toBeHidden();
  });

  test('has one open panel at most, which a click outside closes, and the keyboard too', async ({
    page,
  }) => {
    await page.goto('/help');
    await nav(page).getByRole('button', { name: 'Slots: show providers' }).click();
    await expect(panel(page, 'Slots').getByText('9 providers')).toBeVisible();
    await nav(page).getByRole('button', { name: 'Fishing: show providers' }).click();
    await expect(panel(page, 'Fishing')).toBeVisible();
    await expect(panel(page, 'Slots')).toBeHidden();
    await page.mouse.click(700, 860);
    await expect(panel(page, 'Fishing')).toBeHidden();

    const slots = nav(page).getByRole('link', { name: 'Slots' });
    await slots.focus();
    await page.keyboard.press('ArrowDown');
    const shown = panel(page, 'Slots');
    await expect(shown.getByRole('link', { name: /See all/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(shown.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(shown.getByRole('button').nth(5)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(slots).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shown).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/rng$/);
    await expect(shown).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('refreshes the balance by button and on window focus', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await expect(header(page).getByText(/^₱/)).toBeVisible();
    const balanceAnswer = () => page.waitForResponse(/wallets\/balance/, { timeout: 20_000 });
    const button = header(page).getByRole('button', { name: 'Refresh balance' });
    // While it loads, nothing asks again.
    const rests = () => expect(button).not.toHaveAttribute('aria-busy');
    await rests();
    const [byButton] = await Promise.all([balanceAnswer(), button.click()]);
    expect(byButton.request().method()).toBe('GET');
    await rests();
    await Promise.all([
      balanceAnswer(),
      page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ]);
  });

  test('customer service opens in a window of 440 by 750', async ({ page, context }) => {
    await blockOtherSites(context);
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...parameters) => {
        document.documentElement.dataset['opened'] = parameters.join(' ');
        return open(...parameters);
      };
    });
    await page.goto('/');
    await side(page).getByRole('link', { name: 'More' }).click();
    const contacts = page.getByRole('dialog', { name: 'How can we help?' });
    const opened = page.waitForEvent('popup');
    await contacts.getByRole('link', { name: 'Zalo' }).click();
    const popup = await opened;
    await expect(popup).toHaveURL(/^https:\/\/zalo\.me/);
    const parameters = await page.locator('html').getAttribute('data-opened');
    expect(parameters).toContain('width=440,height=750');
    await expect(contacts.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  test('keeps the side bar beside the content', async ({ page }) => {
    await page.goto('/pointMall');
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(side(page)).toBeVisible();
      const bar = await side(page).boundingBox();
      const content = await page.locator('footer > div').boundingBox();
      const padding = await page
        .locator('footer > div')
        .evaluate((box) => Number.parseFloat(getComputedStyle(box).paddingRight));
      const end = (content?.x ?? 0) + (content?.width ?? 0) - padding;
      expect(bar?.x ?? 0, `at ${width}`).toBeGreaterThanOrEqual(end);
    }
  });

  test('has the header of a member in one row in each language', async ({ page }) => {
    await signIn(page);
    await page.goto('/help');
    for (const language of languageCodes) {
      await page.evaluate((code) => localStorage.setItem('hisLang', code), language);
      for (const width of [1200, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.reload();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expect(header(page).locator('time')).toBeVisible();
        await expect(header(page).locator('data').first()).toBeVisible();
        const { height } = (await header(page).boundingBox()) ?? { height: 0 };
        expect(height, `${language} ${width}`).toBeLessThanOrEqual(108);
      }
    }
  });

  test('shows licence, age limit and navigation in the footer', async ({ page }) => {
    await page.goto('/help');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/^Licence:/)).toBeVisible();
    await expect(footer.getByText('18+')).toBeVisible();
    await expect(footer.getByText(/Play for fun, with money you can do without/)).toBeVisible();
    await expect(footer.getByText('Agos Pay')).toBeVisible();
    await expect(footer.getByText(/version/)).toBeVisible();
    for (const name of ['All games', 'Help and offers', 'Partners', 'Legal']) {
      await expect(footer.getByRole('navigation', { name })).toBeVisible();
    }
    const opened = page.waitForEvent('popup');
    await footer.getByRole('link', { name: /Work with us/ }).click();
    await expect(await opened).toHaveURL(/\/merchantPage$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('has the panels of the header in the menu, and all contacts behind a button above the tab bar', async ({
    page,
  }) => {
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await header(page).getByRole('link', { name: 'Join us' }).click();
    const join = page.getByRole('dialog', { name: 'Join us' });
    await expect(join.getByRole('heading', { name: 'Become an agent' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(join).toBeHidden();

    const button = side(page).getByRole('link', { name: 'Contact and help' });
    await expect(button).toBeVisible();
    const [box, bar] = await Promise.all([
      button.boundingBox(),
      page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'How can we help?' });
    await expect(sheet.getByRole('link', { name: 'Live help' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'YouTube' })).toBeVisible();
    await sheet.getByRole('link', { name: 'How to deposit' }).click();
    await expect(page.getByRole('dialog', { name: 'How to deposit' })).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test('keeps the offline bar in view and the floating button out of the way', async ({ page }) => {
    await page.goto('/rng');
    const contact = side(page).getByRole('link', { name: 'Contact and help' });
    await expect(contact).toBeVisible();
    await expect(page.getByRole('article').nth(12)).toBeAttached();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1_200);
    await expect(contact).toBeHidden();
    await page.context().setOffline(true);
    const bar = page.getByText(/You are offline/);
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(side(page).getByRole('button')).toHaveCount(1);
    await expect(side(page).getByRole('button', { name: 'Back to top' })).toBeVisible();
    await expect(contact).toBeHidden();
    await page.context().setOffline(false);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(side(page)).toHaveCount(0);
  });

  test('shows the press of a control at once', async ({ page }) => {
    await page.goto('/rng');
    const star = page.getByRole('button', { name: /^Favourite/ }).first();
    await star.hover();
    const opacity = () => star.evaluate((button) => getComputedStyle(button).opacity);
    expect(await opacity()).toBe('1');
    await page.mouse.down();
    expect(await opacity()).toBe('0.72');
    await page.mouse.move(5, 5);
    await page.mouse.up();
  });

  test('keeps a menu that was opened before the page was interactive', async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await header(page).getByRole('button', { name: 'Menu' }).click();
    release();
    await expect(header(page).getByRole('link', { name: 'Join us' })).toBeVisible();
  });
});

for (const who of ['guest', 'member']) {
  test(`the star of a game leaves the list where it is for a ${who}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (who === 'member') await signIn(page);
    await page.goto('/rng');
    // The footer comes with the program, which renders the list of a member again.
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('article').nth(20)).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
    // The list renders the rows near the screen only, so its articles are numbered anew.
    const nameOnScreen = () =>
      page.evaluate(() => {
        const stars = [...document.querySelectorAll('main article button[aria-pressed="false"]')];
        const onScreen = stars.find((one) => {
          const { top } = one.getBoundingClientRect();
          return top > 250 && top < 600;
        });
        return onScreen?.getAttribute('aria-label') ?? '';
      });
    await expect.poll(nameOnScreen).not.toBe('');
    const name = await nameOnScreen();
    const star = page.getByRole('button', { name, exact: true });
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(400);
    await star.click();
    if (who === 'guest') await expect(page.getByRole('dialog')).toBeVisible();
    else await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);
    if (who === 'member') await star.click();
  });
}

const floated = [
  { address: '/', heading: 'Parola', mark: firstCover },
  { address: '/rng', heading: 'Slots', mark: firstCover },
  { address: '/promotions', heading: 'Promotions', mark: firstCover },
  { address: '/help', heading: 'Help' },
  { address: '/settings', heading: 'Settings' },
  { address: '/download', heading: 'Parola on your home screen' },
];

test('the floating button covers no small control of a page at rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recent');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const float = side(page);
  const covered = () =>
    float.evaluate((button) => {
      const own = button.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          const isSmall = box.width > 0 && Math.max(box.width, box.height) <= 96;
          const isBeside = box.right <= own.left || own.right <= box.left;
          const isApart = box.bottom <= own.top || own.bottom <= box.top;
          return isSmall && !isBeside && !isApart;
        })
        .map((control) => control.outerHTML.slice(0, 100));
    });
  for (const row of floated) {
    await openAxePage(page, row);
    await expect(float, row.address).toBeVisible();
    await expect.poll(covered, row.address).toEqual([]);
  }
});

test('a refused favourite is shown in a dialog, and the focus returns to its star', async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.goto('/rng');
  // The footer comes with the program. Before it, stars of the document stand for games that nobody has chosen yet.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const path = '/wps/relay/MCS2_addFavGame';
  await site.operate('PATCH', '/settings', { failNext: [{ path, status: 500, times: 1 }] });
  const star = page.getByRole('button', { name: /^Favourite:/, pressed: false }).first();
  await star.click();
  const dialog = page.getByRole('dialog', { name: 'That did not work' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(star).toBeFocused();
});

// Only a browser breaks lines.
test('a name of two words is whole in the header of a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/help');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const shown = header(page).getByText('Parola', { exact: true });
  const { lines, needed, room, isOutside } = await shown.evaluate((own) => {
    own.textContent = 'Kumusta Palaruan';
    const text = document.createRange();
    text.selectNodeContents(own);
    const [box, link] = [own, own.parentElement ?? own].map((part) => part.getBoundingClientRect());
    const count = text.getClientRects().length;
    return {
      lines: count,
      needed: count * Number.parseFloat(getComputedStyle(own).lineHeight),
      room: own.clientHeight,
      isOutside: (box?.bottom ?? 0) > (link?.bottom ?? 0) + 1,
    };
  });
  expect(lines).toBe(2);
  expect(isOutside).toBe(false);
  expect(needed).toBeLessThanOrEqual(room);
});

test('a long name of the brand leaves the account of a member on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await page.goto('/help');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const shown = header(page).getByText('Parola', { exact: true });
  await shown.evaluate((own) => (own.textContent = 'Kumusta Palaruan Maynila'));
  const account = header(page).getByRole('button', { name: /Your account/ });
  await expect(header(page).getByText(/^₱[\d,.]+$/)).toBeVisible();
  const { x, width } = (await account.boundingBox()) ?? { x: 0, width: 0 };
  expect(width).toBeGreaterThanOrEqual(44);
  expect(x + width).toBeLessThanOrEqual(360);
  const link = header(page).getByRole('link', { name: 'Kumusta Palaruan Maynila' });
  const words = (await link.boundingBox())?.width ?? 0;
  expect(words).toBeGreaterThan(40);
});
