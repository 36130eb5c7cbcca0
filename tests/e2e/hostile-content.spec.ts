import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

/** Without the check for console errors, because browsers report styles and bases in the inert document of the sanitiser. `watch` checks this file's tests instead. */
const test = base.extend({ withoutErrors: ({ page: _ }, use) => use(undefined) });

/** A script that leaves a mark when it runs. */
const mark = "window.hostile=(window.hostile||0)+1;alert('hostile')";

const hostile = `
<h3>Kept heading</h3>
<p onclick="${mark}" style="position:fixed;inset:0" class="a" id="app" data-x="1">Kept words</p>
<script>${mark}</script>
<img src=x onerror="${mark}">
<img src="https://tracker.example/pixel.gif" alt="pixel">
<img src="/media/badges/deposit.svg" width="96" height="96" alt="Kept picture">
<svg onload="${mark}"><script>${mark}</script></svg>
<math><mtext><table><mglyph><style><img src=x onerror="${mark}"></style></table></mtext></math>
<iframe srcdoc="<script>parent.${mark}</script>"></iframe>
<object data="data:text/html,<script>${mark}</script>"></object>
<form action="https://evil.example"><input name="password"><button formaction="javascript:${mark}">Send</button></form>
<a href="javascript:${mark}">Script link</a>
<a href=" java&#10;script:${mark}">Broken script link</a>
<a href="data:text/html,<script>${mark}</script>">Data link</a>
<a href="http://plain.example">Plain link</a>
<a href="https://safe.example/a" target="_self" rel="opener" onmouseover="${mark}">Safe link</a>
<a href="mailto:help@parola.example">Mail link</a>
<a href="tel:+63285550123">Call link</a>
<ul><li>Kept item</li></ul>
<table><tr><th>Kept head</th><td>Kept cell</td></tr></table>
<template><script>${mark}</script></template>
<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="https://evil.example/a.css"><style>body{display:none}</style>
`;

/** Records browser dialogs, popups, marks, policy violations and requests to other origins. The returned function expects none. */
async function watch(page: Page, origin: string) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const { origin: to, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && to !== origin) seen.push(`request ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // Browsers report what they refuse in the inert document of the sanitiser: styles, bases and, in newer
      // ones, event handlers. The test checks the attributes that remain in the page itself.
      if (/^(style-src|base-uri|script-src-attr)/.test(event.effectiveDirective)) return;
      const list = (document.documentElement.dataset['violations'] ?? '') + event.violatedDirective;
      document.documentElement.dataset['violations'] = list;
    });
  });
  return async () => {
    const [marks, violations] = await page.evaluate(() => [
      (window as { hostile?: number }).hostile ?? 0,
      document.documentElement.dataset['violations'] ?? '',
    ]);
    expect(seen).toEqual([]);
    expect(marks).toBe(0);
    expect(violations).toBe('');
  };
}

/** Opens the list at an announcement. */
async function openAnnouncement(page: Page, title: string) {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Notices', exact: true });
  await bar.getByRole('button', { name: title }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Notices' });
  await expect(dialog.locator('details[open] summary')).toHaveText(title);
  return dialog.locator('details[open]');
}

// Only a browser would run what is hostile: it parses HTML, follows addresses and keeps the security policy.
test('runs nothing of a hostile announcement and keeps its text', async ({ page, site }) => {
  const expectNothing = await watch(page, site.url);
  await site.operate('POST', '/content/announcements', {
    type: 'PL',
    title: { EN: '<img src=x onerror=alert(1)> Hostile' },
    content: { EN: hostile },
  });
  const notice = await openAnnouncement(page, '<img src=x onerror=alert(1)> Hostile');
  await expect(notice.getByRole('heading', { name: 'Kept heading' })).toBeVisible();
  for (const words of ['Kept words', 'Kept item', 'Kept head', 'Kept cell']) {
    await expect(notice.getByText(words, { exact: true })).toBeVisible();
  }
  await notice.getByText('Kept words').click();

  const words = notice.getByRole('heading', { name: 'Kept heading' }).locator('..');
  const remaining = await words.evaluate((root) => ({
    tags: [...new Set([...root.querySelectorAll('*')].map(({ localName }) => localName))],
    attributes: [
      ...new Set([...root.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())),
    ],
  }));
  const refused = 'script style iframe object form input button svg math template base meta link';
  expect(remaining.tags.filter((tag) => refused.split(' ').includes(tag))).toEqual([]);
  const allowed = 'href target rel src alt width height loading decoding';
  expect(remaining.attributes.filter((name) => !allowed.split(' ').includes(name))).toEqual([]);

  for (const words of ['Script link', 'Broken script link', 'Data link', 'Plain link']) {
    await expect(notice.getByText(words, { exact: true })).not.toHaveAttribute('href');
  }
  const safe = notice.getByText('Safe link');
  await expect(safe).toHaveAttribute('href', 'https://safe.example/a');
  await expect(safe).toHaveAttribute('target', '_blank');
  await expect(safe).toHaveAttribute('rel', 'noreferrer');
  await expect(notice.getByText('Mail link')).toHaveAttribute('href', 'mailto:help@parola.example');
  await expect(notice.getByText('Call link')).toHaveAttribute('href', 'tel:+63285550123');
  await expect(notice.locator('img')).toHaveCount(1);
  await expect(notice.getByRole('img', { name: 'Kept picture' })).toBeVisible();
  await expectNothing();
});

test('cuts an announcement of 200 kB and shows the others', async ({ page, site }) => {
  const expectNothing = await watch(page, site.url);
  const content = `<p>Begins</p>${'<p>On and on. </p>'.repeat(11_200)}<p>Ends</p>`;
  expect(content.length).toBeGreaterThan(200_000);
  await site.operate('POST', '/announcements', { type: 'PL', title: 'Endless', content });
  await site.operate('POST', '/announcements', {
    type: 'PL',
    title: 'W'.repeat(5_000),
    content: '',
  });
  const notice = await openAnnouncement(page, 'Endless');
  await expect(notice.getByText('Begins')).toBeVisible();
  await expect(notice.getByText('Ends')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Notices' });
  await expect(dialog.locator('details')).toHaveCount(9);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  await expectNothing();
});

test('ignores addresses of hostile banners', async ({ page, site }) => {
  const expectNothing = await watch(page, site.url);
  const banners = [
    ['Scripted', 'javascript:alert(1)', 'URL', 'javascript:alert(1)'],
    ['Data', 'data:text/html,<script>alert(1)</script>', 'URL', 'data:text/html,a'],
    ['Elsewhere', '//evil.example/a.svg', 'PAGE', '//evil.example'],
    ['Nowhere', '/media/banners/none.svg', 'GAME', '1;drop'],
    ['<b onmouseover=alert(1)>Bold</b>', '/media/banners/1.svg', 'SOMETHING', 'else'],
  ];
  for (const [title, url, linkageType, linkageTarget] of banners) {
    await site.operate('POST', '/banners', { title, url, linkageType, linkageTarget });
  }
  await page.goto('/');
  const highlights = page.getByRole('region', { name: 'Highlights' });
  await expect(highlights.getByRole('button', { name: 'Show picture 11 of 11' })).toBeVisible();
  for (const [title = ''] of banners) {
    await expect(highlights.getByText(title, { exact: true }).first()).toBeAttached();
  }
  const addresses = await highlights
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(
    addresses.filter((address) => !/^(\/[a-z]|https:\/\/example\.com)/.test(address ?? '')),
  ).toEqual([]);
  await highlights.getByRole('button', { name: 'Show picture 2 of 11' }).click();
  await highlights.getByText('Bold').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expectNothing();
});

test('shows the initial of a vendor without an icon, and a message in each empty section', async ({
  page,
}) => {
  const empty: Record<string, object> = {
    MCSFE_getListAnnouncements: { banners: [], player: [], popup: [], promotion: [] },
    GCSGAME_hotGamesV2: { list: [] },
    ODSFE2_getWinnerBoard: { list: [] },
    GCSGAME_gameVendor: {
      data: {
        lanes: [
          {
            title: 'SPORTS',
            cards: [
              {
                cardId: 'x',
                vassalage: '../../evil',
                gameType: 'SPORTS',
                displayName: 'Without a face',
                isGame: 'LOBBY',
                icon: 'javascript:alert(1)',
                lagerIcon: null,
              },
              'not a card at all',
            ],
          },
          { title: 'LIVE', cards: [] },
          { title: 'UNHEARD', cards: [{ cardId: 1 }] },
        ],
      },
    },
  };
  await page.route('**/wps/relay/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const value = empty[name];
    return value === undefined
      ? route.fallback()
      : route.fulfill({ json: { success: true, value } });
  });
  await page.goto('/');
  const sentences = [
    'Welcome to Parola. Play within your means.',
    'No game is hot right now',
    'The next winner may be you',
    'No table is open right now',
    'All is calm: nothing new today',
  ];
  for (const sentence of sentences) {
    const message = page.getByText(sentence);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(message).toBeVisible({ timeout: 300 });
    }).toPass();
  }
  const tops = page.getByRole('region', { name: 'Top games' });
  await expect(tops.getByRole('tab')).toHaveText(['Sport']);
  const card = tops.getByRole('tabpanel').getByRole('article');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCount(1);
  await expect(card.getByText('W', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Show picture/ })).toHaveCount(0);
});
