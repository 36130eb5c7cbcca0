import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getChatUnread, launchChat } from '#protocol/calls/contact/chat.ts';
import { liveStreamPath } from '#protocol/paths.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { testBrowser } from '#tests/support/test-browser.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.settings({ failNext: [] });
});

async function open(settings: Parameters<typeof openApp>[0] = { signedIn: 'juan' }) {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  const chat = await (await tab.app.help()).chat();
  const rooms = () =>
    tab.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === launchChat.path)
      .map(({ searchParams }) => searchParams.get('room'));
  const counted = () => tab.requests.filter(({ url }) => url.includes(getChatUnread.path)).length;
  return { ...tab, chat, rooms, counted };
}

describe('the chat', () => {
  it('is launched when it is first opened, and goes on while it is closed', async () => {
    const { chat, rooms } = await open();
    expect(rooms()).toEqual([]);
    await chat.open('');
    const { address } = chat.state;
    expect(address).toMatch(/^http:\/\/localhost:4174\//);
    chat.close();
    expect(chat.state).toMatchObject({ isOpen: false, address });
    await chat.open('');
    expect(chat.state).toMatchObject({ isOpen: true, address });
    expect(rooms()).toEqual(['']);
  });

  it('is asked for another room, and not launched again', async () => {
    const { chat, rooms } = await open();
    await chat.open('support');
    const { address } = chat.state;
    await chat.open('');
    expect(chat.state).toMatchObject({ address, room: 'support', requests: 1 });
    await chat.open('lobby');
    await chat.open('lobby');
    expect(chat.state).toMatchObject({ address, room: 'lobby', requests: 3 });
    expect(rooms()).toEqual(['support']);
  });

  it('is launched again after a failure', async () => {
    const { chat } = await open();
    await gateway.operator.failNext(launchChat, 500);
    await chat.open('');
    expect(chat.state).toMatchObject({ isOpen: true, phase: 'failed', address: null });
    await chat.open('');
    expect(chat.state).toMatchObject({ phase: 'ready', failure: null });
  });

  it('waits for the network', async () => {
    const { chat, platform } = await open();
    platform.goOffline();
    await chat.open('');
    expect(chat.state.failure).toMatchObject({ kind: 'offline' });
    platform.goOnline();
    await vi.waitFor(() => expect(chat.state.phase).toBe('ready'));
  });

  it('ends with the session, with its unread messages', async () => {
    const { app, chat } = await open();
    await chat.open('support');
    chat.setUnread(4);
    await app.session.signOut();
    expect(chat.state).toMatchObject({ isOpen: false, room: '', address: null });
    expect(chat.unread.state.count).toBe(0);
  });

  it('is not for guests', async () => {
    const { chat, counted, rooms } = await open({});
    await chat.open('support');
    expect(chat.state).toMatchObject({ isOpen: false, address: null });
    expect([rooms(), counted()]).toEqual([[], 0]);
  });
});

describe('the number of unread messages of the chat', () => {
  it('is asked for at once, and when the page is shown again', async () => {
    const { chat, counted, platform } = await open();
    await vi.waitFor(() => expect(chat.unread.state.phase).toBe('ready'));
    expect(counted()).toBe(1);
    platform.show();
    await vi.waitFor(() => expect(counted()).toBe(2));
  });

  it('is asked for again when the live stream announces a message', async () => {
    const at = Date.now();
    const event = JSON.stringify({ kind: 'chatMessage', at, quiet: true });
    const id = '019a0000-0000-7000-8000-000000000000';
    const frames = `event: ready\nid: ${id}\ndata: {}\n\nevent: change\nid: 1${id.slice(1)}\ndata: ${event}\n\n`;
    const urls: string[] = [];
    const browser = testBrowser((request) => {
      const { pathname } = new URL(request.url);
      urls.push(pathname);
      if (pathname !== liveStreamPath) return gateway.gateway.fetch(request, { ip: '192.0.2.1' });
      const headers = { 'Content-Type': 'text/event-stream' };
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(new TextEncoder().encode(frames)),
      });
      return new Response(body, { headers });
    });
    const platform = { locks: browser.locks };
    const { app, chat } = await open({ browser, signedIn: 'juan', platform });
    await vi.waitFor(() => expect(chat.unread.state.phase).toBe('ready'));
    await app.live();
    const counted = () => urls.filter((path) => path === getChatUnread.path).length;
    await vi.waitFor(() => expect(counted()).toBe(2));
  });

  it('is the number of its page, until the gateway sends another', async () => {
    const { chat } = await open();
    await vi.waitFor(() => expect(chat.unread.state.phase).toBe('ready'));
    chat.setUnread(7);
    await vi.waitFor(() => expect(chat.unread.state.count).toBe(7));
    await chat.unread.load();
    expect(chat.unread.state.count).toBe(0);
  });

  it('of the page wins over an answer of the gateway that was under way', async () => {
    const { chat } = await open();
    await vi.waitFor(() => expect(chat.unread.state.phase).toBe('ready'));
    const earlier = chat.unread.load();
    chat.setUnread(7);
    await earlier;
    expect(chat.unread.state).toMatchObject({ count: 7, phase: 'ready' });
  });
});
