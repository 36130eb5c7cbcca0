import { keys } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getInbox, sendMessage } from '#protocol/calls/contact/inbox.ts';
import { liveStreamPath } from '#protocol/paths.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { testBrowser } from '#tests/support/test-browser.ts';
import { openStore } from '../cache/database.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  const inbox = await (await tab.app.help()).inbox();
  return { ...tab, ...inbox };
}

const letter = {
  to: 'upline',
  account: null,
  name: 'Ana',
  title: 'About Friday',
  content: 'I will be there.',
} as const;

/** The number of ana's messages with the title of the letter. */
async function arrived(): Promise<number> {
  const token = await gateway.signIn('ana');
  const request = { page: 1, size: 50, search: letter.title, message: '' };
  return (await gateway.request(getInbox, request, { token })).list.length;
}

async function privateKeys({ browser }: OpenedApp): Promise<string[]> {
  const written = await keys<string>(openStore({ indexedDb: () => browser.database }));
  return written.filter((key) => /^private\/(inbox|outbox|recipients|unsent)/.test(key));
}

const many = async (count: number) => {
  for (let nth = 0; nth < count; nth += 1) {
    await gateway.operator.message({ to: 'juan', title: `Number ${nth}`, content: 'Text' });
  }
};

describe('the inbox', () => {
  it('counts down with each message that is read, and keeps the places until it is opened again', async () => {
    const { app, received } = await open({ signedIn: 'juan' });
    await received.load();
    await vi.waitFor(() => expect(app.messages.state.unread).toBe(2));
    const ids = () => received.state.rows.map(({ id }) => id);
    const before = ids();
    await received.markRead([before[0] ?? '']);
    await vi.waitFor(() => expect(app.messages.state.unread).toBe(1));
    expect(ids()).toEqual(before);
    expect(received.state.rows[0]?.isRead).toBe(true);
    await received.load();
    expect(ids()).not.toEqual(before);
    expect(ids().toSorted()).toEqual(before.toSorted());
  });

  it('reads further pages, and a search of its own', async () => {
    await many(55);
    const { received } = await open({ signedIn: 'juan' });
    await received.load();
    expect(received.state).toMatchObject({ page: 1, pages: 2 });
    expect(received.state.rows).toHaveLength(50);
    await received.loadMore();
    await received.loadMore();
    expect(new Set(received.state.rows.map(({ id }) => id)).size).toBeGreaterThan(55);
    expect(received.state.page).toBe(received.state.pages);
    await received.load('Number 54');
    expect(received.state.rows.map(({ title }) => title)).toEqual(['Number 54']);
  });

  it('has its last 50 messages without a network, and none after the session', async () => {
    await many(60);
    const first = await open({ signedIn: 'juan' });
    await first.received.load();
    await first.received.loadMore();
    await vi.waitFor(async () =>
      expect(await privateKeys(first)).toContainEqual(expect.stringMatching(/inbox/)),
    );
    const second = await open({ browser: first.browser });
    second.platform.goOffline();
    await second.received.load();
    expect(second.received.state).toMatchObject({ phase: 'failed', failure: { kind: 'offline' } });
    const kept = second.received.state.rows;
    expect(kept).toHaveLength(50);
    expect(kept[0]).toMatchObject({ title: 'Number 59', content: 'Text' });
    await second.app.session.signOut();
    expect(second.received.state.rows).toEqual([]);
    await vi.waitFor(async () => expect(await privateKeys(second)).toEqual([]));
  });

  it('marks messages as read without a network, and sends the marks later', async () => {
    const { app, received, platform } = await open({ signedIn: 'juan' });
    await received.load();
    const id = received.state.rows[0]?.id ?? '';
    platform.goOffline();
    await received.markRead([id]);
    expect(received.state.rows[0]).toMatchObject({ id, isRead: true });
    platform.goOnline();
    await vi.waitFor(() => expect(app.messages.state.unread).toBe(1));
    await received.load();
    expect(received.state.rows.find((one) => one.id === id)?.isRead).toBe(true);
  });

  it('deletes messages and brings them back to their places', async () => {
    const { app, received } = await open({ signedIn: 'juan' });
    await received.load();
    const before = received.state.rows.map(({ id }) => id);
    const undo = await received.remove(before.slice(0, 2));
    expect(received.state.rows.map(({ id }) => id)).toEqual(before.slice(2));
    await vi.waitFor(() => expect(app.messages.state.unread).toBe(0));
    await undo();
    expect(received.state.rows.map(({ id }) => id)).toEqual(before);
    await vi.waitFor(() => expect(app.messages.state.unread).toBe(2));
  });

  it('claims an attached reward once, in place, and moves the balance', async () => {
    const reward = { kind: 'cash', amount: 20 } as const;
    await gateway.operator.message({ to: 'juan', title: 'Gift', content: 'For you', reward });
    const { app, received } = await open({ signedIn: 'juan' });
    await received.load();
    await app.balance.load();
    const before = app.balance.state.centavos ?? 0;
    const [message] = received.state.rows;
    if (!message) throw new Error('no message');
    expect(message.reward).toMatchObject({ state: 'offered', amount: 20_00 });
    expect(await received.claim(message)).toBe('claimed');
    expect(await received.claim(message)).toBe('claimed');
    expect(received.state.rows[0]?.reward?.state).toBe('claimed');
    await vi.waitFor(() => expect(app.balance.state.centavos).toBe(before + 20_00));
  });

  it('finds a message that is on no page yet, and nothing for others', async () => {
    const { id } = await gateway.operator.message({ to: 'juan', title: 'New', content: 'Text' });
    const { received } = await open({ signedIn: 'juan' });
    expect(await received.find(id)).toMatchObject({ title: 'New' });
    const other = await open({ signedIn: 'ana' });
    expect(await other.received.find(id)).toBeNull();
  });

  it('follows what another device of the member reads, by the live stream', async () => {
    const first = await open();
    const platform = { locks: first.browser.locks };
    const tab = await open({ browser: first.browser, signedIn: 'juan', platform });
    await tab.received.load();
    await tab.app.live();
    const isStreaming = () => first.requests.some(({ url }) => url.includes(liveStreamPath));
    await vi.waitFor(() => expect(isStreaming()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const phone = await open({ signedIn: 'juan' });
    await phone.received.load();
    const ids = phone.received.state.rows.map(({ id }) => id);
    await phone.received.markRead(ids);
    await vi.waitFor(() => expect(tab.app.messages.state.unread).toBe(0));
    const isRead = () => tab.received.state.rows.every((one) => one.isRead);
    await vi.waitFor(() => expect(isRead()).toBe(true));
  });
});

describe('a letter', () => {
  it('is sent, listed, and leaves one less for the day', async () => {
    const { letters, recipients } = await open({ signedIn: 'juan' });
    await recipients.load();
    expect(recipients.state.recipients).toMatchObject({ upline: { name: 'Ana' }, left: 20 });
    expect(await letters.write(letter)).toBe('sent');
    expect(letters.waiting.letters).toEqual([]);
    expect(letters.state.rows).toMatchObject([{ title: letter.title, name: 'Ana' }]);
    await vi.waitFor(() => expect(recipients.state.recipients?.left).toBe(19));
    expect(await arrived()).toBe(1);
  });

  it('that was written offline waits, also for the next start, and is sent once', async () => {
    const first = await open({ signedIn: 'juan' });
    await first.recipients.load();
    first.platform.goOffline();
    expect(await first.letters.write(letter)).toBe('waiting');
    expect(first.letters.waiting.letters).toMatchObject([{ ...letter, isRefused: false }]);
    expect(await arrived()).toBe(0);
    const { sessionStorage } = first.platform;
    const next = await openApp({ gateway, browser: first.browser, platform: { sessionStorage } });
    tabs.push(next);
    const help = await next.app.help();
    await Promise.all([help.sendWaiting(), help.sendWaiting()]);
    const { letters } = await help.inbox();
    await vi.waitFor(() => expect(letters.waiting.letters).toEqual([]));
    expect(await arrived()).toBe(1);
    first.platform.goOnline();
    await vi.waitFor(() => expect(first.letters.waiting.letters).toEqual([]));
    expect(await arrived()).toBe(1);
  });

  it('whose answer was lost is sent again with its key, and arrives once', async () => {
    let isLost = true;
    const browser = testBrowser(async (request) => {
      const answer = await gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      if (!isLost || !request.url.includes(sendMessage.path)) return answer;
      throw new TypeError('The connection was lost');
    });
    const { letters } = await open({ browser, signedIn: 'juan' });
    expect(await letters.write(letter)).toBe('waiting');
    expect(await arrived()).toBe(1);
    isLost = false;
    await letters.sendWaiting();
    expect(letters.waiting.letters).toEqual([]);
    expect(await arrived()).toBe(1);
    await letters.load();
    expect(letters.state.rows).toHaveLength(1);
  });

  it('is sent when the network came back while a try without it was under way', async () => {
    let isLost = true;
    const tries: (() => void)[] = [];
    const browser = testBrowser((request) => {
      const isLetter = new URL(request.url).pathname === sendMessage.path;
      if (!isLetter || !isLost) return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      return new Promise((_, reject) => tries.push(() => reject(new TypeError('No network'))));
    });
    const { letters, sendWaiting } = await open({ signedIn: 'juan', browser });
    const writing = letters.write(letter);
    await vi.waitFor(() => expect(tries).toHaveLength(1));
    tries[0]?.();
    expect(await writing).toBe('waiting');
    const early = sendWaiting();
    await vi.waitFor(() => expect(tries).toHaveLength(2));
    isLost = false;
    const late = sendWaiting();
    tries[1]?.();
    await Promise.all([early, late]);
    expect(letters.waiting.letters).toEqual([]);
    expect(await arrived()).toBe(1);
  });

  it('that is refused at once is not kept; one that is refused later waits for the player', async () => {
    const { letters, platform } = await open({ signedIn: 'juan' });
    await gateway.operator.settings({ lettersPerDay: 0 });
    await expect(letters.write(letter)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'message_limit' },
    });
    expect(letters.waiting.letters).toEqual([]);
    platform.goOffline();
    await letters.write(letter);
    platform.goOnline();
    await vi.waitFor(() => expect(letters.waiting.letters[0]?.isRefused).toBe(true));
    const [waiting] = letters.waiting.letters;
    if (!waiting) throw new Error('no letter waits');
    await expect(letters.sendAgain(waiting)).rejects.toMatchObject({
      failure: { code: 'message_limit' },
    });
    await gateway.operator.settings({ lettersPerDay: 5 });
    expect(await letters.sendAgain(waiting)).toBe('sent');
    expect(letters.waiting.letters).toEqual([]);
    expect(await arrived()).toBe(1);
  });

  it('that waits ends with the session, and can be discarded', async () => {
    const tab = await open({ signedIn: 'juan' });
    tab.platform.goOffline();
    await tab.letters.write(letter);
    await tab.letters.write({ ...letter, title: 'Another one' });
    await tab.letters.discard(tab.letters.waiting.letters[0]?.key ?? '');
    expect(tab.letters.waiting.letters).toMatchObject([{ title: 'Another one' }]);
    await tab.app.session.signOut();
    expect(tab.letters.waiting.letters).toEqual([]);
    await vi.waitFor(async () => expect(await privateKeys(tab)).toEqual([]));
  });

  it('is deleted from the list of the member, and brought back', async () => {
    const { letters } = await open({ signedIn: 'juan' });
    await letters.write(letter);
    const undo = await letters.remove(letters.state.rows.map(({ id }) => id));
    await letters.load();
    expect(letters.state.rows).toEqual([]);
    await undo();
    await letters.load();
    expect(letters.state.rows).toHaveLength(1);
  });
});

it('announcements that were read are read on another device too', async () => {
  const first = await open({ signedIn: 'juan' });
  await first.app.announcements.load();
  const [one] = first.app.announcements.state.list;
  expect(one?.read).toBe(false);
  await first.notices.markRead([one?.id ?? '']);
  expect(first.notices.state.marked).toEqual([one?.id]);
  const second = await open({ signedIn: 'juan' });
  await second.app.announcements.load();
  expect(second.app.announcements.state.list[0]).toMatchObject({ id: one?.id, read: true });
});
