import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getContractPayments } from '#protocol/calls/agents/agent-contracts.ts';
import { prerenderedPaths } from '#protocol/prerendered-paths.ts';
import { agentPages } from '#protocol/vocabulary/agent-page.ts';
import { memberPages } from '#protocol/vocabulary/member-page.ts';
import { runSeed } from '#tests/support/depths.mjs';
import { unreadableReply, withReply } from '#tests/support/odd/bend-answers.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';
import { testBrowser } from '#tests/support/test-browser.ts';

const gateway = await openTestGateway();
afterAll(() => gateway.close());

interface Page {
  readonly path: string;
  readonly signedIn?: string;
}

const ofMember = ['/pointMall', '/favourites', '/recent', '/lottery'];

const pages: readonly Page[] = [
  ...prerenderedPaths.map((path) => ({ path })),
  ...ofMember.map((path) => ({ path, signedIn: 'juan' })),
  ...memberPages.map((page) => ({ path: `/member?page=${page}`, signedIn: 'juan' })),
  ...agentPages.map((page) => ({ path: `/agentHome?page=${page}`, signedIn: 'ana' })),
];

const main = () => document.querySelector('main') ?? document.body;

/** The app's own counter, which says that it is an illustration, stands in for an unknown jackpot. */
const isIllustration = (place: Element | null): boolean =>
  place?.closest('section')?.textContent?.includes('This counter is an illustration') ?? false;

/** The texts of the page, each of an element of its own. */
function textsOfPage(): string[] {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: place, textContent } = walker.currentNode;
    if (!isIllustration(place)) texts.push(textContent ?? '');
  }
  return texts;
}

/** The texts of the page when it waits for nothing and has been the same for a while. */
async function settledTexts(isAnswered: () => boolean): Promise<string[]> {
  let texts: string[] = [];
  let looks = 0;
  await waitFor(() => {
    const now = textsOfPage();
    const waits = !isAnswered() || main().querySelector('[aria-busy=true]') !== null;
    looks = waits || now.join() !== texts.join() ? 0 : looks + 1;
    texts = now;
    expect(looks).toBeGreaterThan(4);
  });
  return texts;
}

/** Opens a page behind changed replies, waits until it has what it asks for, and reads it. */
async function read({ path, signedIn }: Page, change: (value: unknown) => unknown) {
  let pending = 0;
  const browser = testBrowser(async (request) => {
    pending += 1;
    try {
      const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      const { pathname } = new URL(request.url);
      return pathname.includes('/session/') ? answer : await withReply(answer, change);
    } finally {
      pending -= 1;
    }
  });
  const { fetch } = browser.openTab();
  const settings = { gateway, path, platform: { fetch } };
  await openPage(signedIn === undefined ? settings : { ...settings, signedIn });
  const heading = await screen.findAllByRole('heading');
  const texts = await settledTexts(() => pending === 0);
  cleanup();
  return { headings: heading.length, texts };
}

const figure = /[-−+]?₱?\d[\d,]*(?:\.\d+)?%?/g;
/** A text of the gateway that came as an odd number is shown as it came, such as the name in "From 1e+300". */
const oddText = /(?<!\S)(-1|1e\+300)(?!\S)/g;
const figuresIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.replaceAll(oddText, '').match(figure) ?? []);

/**
 * Pages whose figures may differ: other rows of a sorted list, flags that count as no, the size of what is kept, the longest
 * text of the call.
 */
const differing = new Set(
  ['winners', 'redEnvelope', 'messageV2', 'settings', 'feedback'].map(
    (page) => `/member?page=${page}`,
  ),
);

/** Reads a page as it is usually and behind odd replies, and compares the figures. */
async function expectRightFigures(page: Page): Promise<void> {
  const readUsual = async () => figuresIn((await read(page, (value) => value)).texts);
  const usual = new Set(await readUsual());
  const odd = await read(page, (value) => unreadableReply(value, runSeed()));
  expect(odd.headings).toBeGreaterThan(0);
  expect(odd.texts.join(' ')).not.toMatch(/cannot be reached|could not be shown/);
  const unusual = () =>
    odd.texts.filter((text) => figuresIn([text]).some((one) => !usual.has(one)));
  // The first reading may have come before a part of the page, whose chunk was still on its way. It is there now.
  if (unusual().length > 0) for (const one of await readUsual()) usual.add(one);
  const wrong = unusual();
  if (!differing.has(page.path)) expect(wrong).toEqual([]);
}

describe('a page of a gateway of which only identities and amounts can be read', () => {
  it.each(pages)('$path stands, and shows no wrong figure', async (page) => {
    await expectRightFigures(page);
  });
});

/** Seconds after which the dividends of a month are paid. */
const aMonth = 32 * 86_400;

describe('payments of contracts of such a gateway', () => {
  beforeAll(() => gateway.operator.advance(aMonth));

  it.each([
    ['agentDividendRecordCopy2', 'luis', 'dividend', 'received'],
    ['agentDividendRecordCopy2', 'ana', 'dividend', 'given'],
  ] as const)('on %s for %s show no wrong figure', async (page, signedIn, kind, view) => {
    const token = await gateway.signIn(signedIn);
    const request = { kind, view, size: 20 };
    const { payments } = await gateway.request(getContractPayments, request, { token });
    expect(payments.length).toBeGreaterThan(0);
    const side = view === 'given' ? '&side=given' : '';
    await expectRightFigures({ path: `/agentHome?page=${page}${side}`, signedIn });
  });
});
