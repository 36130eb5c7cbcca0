import type { Page } from '@playwright/test';
import { expect, goOffline, signIn, test, visitLobby, workerReady } from './fixtures.ts';

/** The name of the focused form control, with the covering element when its centre is hidden. */
const focusedControl = () => {
  const control = document.activeElement;
  if (control === null) return 'nothing';
  const { left, top, width, height } = control.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = seen !== null && (control.contains(seen) || seen.contains(control));
  const name = control.getAttribute('name') ?? control.tagName;
  return isSeen && top >= 0 && top + height <= innerHeight
    ? name
    : `${name} is hidden by ${seen?.tagName}`;
};

/** Tabs through a form to its submit button, and returns the focused controls. */
async function tabThroughFields(page: Page): Promise<string[]> {
  const controls: string[] = [];
  for (let steps = 0; steps < 30; steps += 1) {
    controls.push(await page.evaluate(focusedControl));
    const isLast = page.locator('button[type=submit]:focus');
    if ((await isLast.count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  return controls;
}

// Only a browser has a keyboard on the screen, coloured bars and badges.
test('keeps the focused field visible above the on-screen keyboard, and disables pull-to-refresh', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).toContain('interactive-widget=resizes-content');
  const number = page.getByLabel('Mobile number', { exact: true }).and(page.locator('input'));
  await expect(number).toBeVisible();
  await page.setViewportSize({ width: 360, height: 300 });
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs).toBeVisible();
  await number.focus();
  await expect(tabs).toBeHidden();
  const fields = await tabThroughFields(page);
  expect(fields).toEqual(expect.arrayContaining(['mobileNum', 'password', 'confirmPassword']));
  expect(fields.filter((field) => field.includes('hidden'))).toEqual([]);

  await page.goto('/rng?dialog=login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username or mobile number').focus();
  await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map((one) => one.finished)));
  const login = await tabThroughFields(page);
  expect(login).toEqual(expect.arrayContaining(['username', 'password']));
  expect(login.filter((field) => field.includes('hidden'))).toEqual([]);

  const overscroll = () => getComputedStyle(document.documentElement).overscrollBehaviorY;
  expect(await page.evaluate(overscroll)).toBe('none');
  await page.goto('/seamless?node=1');
  expect(await page.evaluate(overscroll)).toBe('none');
});

test('sets the theme colour of browser bars and respects safe areas', async ({ page }) => {
  const bars = () =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const shown = new Set([...metas].map(({ content, media }) => `${content}${media}`));
      return [ground, ...shown].join(' and ');
    });
  const [night, day] = ['rgb(10, 20, 36) and #0a1424', 'rgb(244, 238, 224) and #f4eee0'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/rng');
  await expect.poll(bars).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(bars).toBe(day);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await expect.poll(bars).toBe(night);
  await page.keyboard.press('Escape');

  const device = await page.context().newCDPSession(page);
  const setInsets = (insets: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>) =>
    device.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const box = (selector: string) =>
    page.evaluate((wanted) => {
      const { left, top, bottom, right } = document
        .querySelector(wanted)
        ?.getBoundingClientRect() ?? { left: -1, top: -1, bottom: -1, right: -1 };
      return { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
    }, selector);
  await setInsets({ top: 47, bottom: 34 });
  await expect.poll(async () => (await box('header a')).top).toBeGreaterThanOrEqual(47);
  expect((await box('nav[aria-label=Main] a')).bottom).toBeGreaterThanOrEqual(34);
  await page.goto('/rng?dialog=login');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('link').last().focus();
  expect((await box('dialog a:last-of-type')).bottom).toBeGreaterThanOrEqual(34);

  await page.setViewportSize({ width: 844, height: 390 });
  await setInsets({ left: 59, right: 59, bottom: 21 });
  await page.goto('/rng');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const part of ['header a', 'h1', 'article']) {
    expect((await box(part)).left, part).toBeGreaterThanOrEqual(59);
  }
});

test.describe('the installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows the unread count in its badge, and opens shortcuts also offline', async ({
    page,
    site,
    request,
  }) => {
    const counts: number[] = [];
    await page.exposeFunction('noteCount', (count: number) => counts.push(count));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'setAppBadge', {
        value: async (count: number) => Reflect.get(window, 'noteCount')(count),
      });
    });
    const message = { to: 'juan', title: 'Lamp', content: 'It is lit.' };
    await site.operate('POST', '/messages', message);
    await page.goto('/');
    await workerReady(page);
    await signIn(page);
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Your account$/ })
      .click();
    const unread = page.getByText(/^\d+ unread messages?$/).first();
    await expect(unread).toBeAttached();
    const count = Number.parseInt((await unread.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => counts.at(-1)).toBe(count);

    await visitLobby(page);
    const { shortcuts }: { shortcuts: { url: string }[] } = await (
      await request.get('/manifest.webmanifest')
    ).json();
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    const titles = new Map<string, string>();
    for (const { url } of shortcuts) {
      await page.goto(url);
      await expect(page).toHaveURL(url);
      titles.set(url, (await title.textContent()) ?? '');
    }
    expect(new Set(titles.values()).size).toBe(shortcuts.length);
    await goOffline(page);
    for (const { url } of shortcuts) {
      await page.goto(url);
      await expect(title).toHaveText(titles.get(url) ?? '');
    }
    await page.context().setOffline(false);

    await page.goto('/?dialog=signOut');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => counts.at(-1)).toBe(0);
    await site.operate('POST', '/reset', {});
  });
});
