import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchChat } from '#protocol/calls/contact/chat.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { renderComponent } from '#tests/support/render-component.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { ChatWindow } from './chat-window.tsx';

const gateway = await openTestGateway();
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await gateway.operator.reset();
});
afterAll(() => gateway.close());

const pageOrigin = 'http://localhost:4174';
const frame = () => screen.findByTitle<HTMLIFrameElement>('Chat');
const panel = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Chat' });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull());
const bar = async () =>
  within(await screen.findByRole('complementary', { name: 'Contact and help' }));
const opener = async () => (await bar()).findByRole('button', { name: /^Chat/ });

/** Sends a message of the page. Frames are empty in the test, so this window takes the place of the page's window. */
async function send(
  data: object,
  { origin = pageOrigin, source = window }: { origin?: string; source?: MessageEventSource } = {},
) {
  const place = await frame();
  Object.defineProperty(place, 'contentWindow', { configurable: true, value: window });
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

/** Signs in and opens the chat. */
async function openChat(path = '/help') {
  const opened = await openScreen({ gateway, signedIn: 'juan', path });
  await opened.user.click(await opener());
  return opened;
}

describe('the chat', () => {
  it('is a frame on another origin, whose sandbox lets it neither navigate the app nor open windows', async () => {
    await openChat();
    const { src, sandbox, referrerPolicy } = await frame();
    expect(new URL(src).origin).toBe(pageOrigin);
    expect([...sandbox].toSorted()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts']);
    expect(referrerPolicy).toBe('origin');
  });

  it('is hidden when it is closed, and its page goes on', async () => {
    const { app, user } = await openChat();
    const place = await frame();
    const shown = await panel();
    expect(shown.open).toBe(true);
    await user.click(within(shown).getByRole('button', { name: 'Close the chat' }));
    await waitFor(() => expect(shown.open).toBe(false));
    await act(() => app.catalogue.loadLobby());
    expect(place.isConnected).toBe(true);
    await user.click(await opener());
    expect((await panel()).open).toBe(true);
    expect(await frame()).toBe(place);
  });

  it('stays open on another page, and closes by Escape', async () => {
    const { router } = await openChat();
    const place = await frame();
    await act(() => router.navigate({ to: '/download' }));
    expect(await frame()).toBe(place);
    fireEvent.keyDown(await panel(), { key: 'Escape' });
    await closed();
  });

  it('sends its page the theme and the language, also when they change', async () => {
    const { app } = await openChat();
    const reported = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    await send({ kind: 'chatReady' });
    const message = (change: object) => [
      { kind: 'chatTheme', language: 'EN', theme: expect.stringMatching(/dark|light/), ...change },
      pageOrigin,
    ];
    await waitFor(() => expect(reported.mock.calls).toEqual([message({})]));
    act(() => app.ui.setTheme('dark'));
    await waitFor(() => expect(reported.mock.lastCall).toEqual(message({ theme: 'dark' })));
    act(() => app.ui.setTheme('light'));
    await waitFor(() => expect(reported.mock.lastCall).toEqual(message({ theme: 'light' })));
  });

  it('shows the unread messages that its page sends, and of no other sender', async () => {
    await openChat();
    const other = new MessageChannel().port1;
    for (const stranger of [{ origin: 'https://evil.test' }, { source: other }]) {
      await send({ kind: 'chatUnread', count: 9 }, stranger);
      await send({ kind: 'chatClose' }, stranger);
    }
    expect((await panel()).open).toBe(true);
    expect(screen.queryByText('9 unread chat messages')).toBeNull();
    await send({ kind: 'chatUnread', count: 3 });
    expect(await (await bar()).findByText('3 unread chat messages')).toBeTruthy();
    await send({ kind: 'chatClose' });
    await closed();
  });

  it('opens pages of the app that its page links to, and nothing else', async () => {
    const { router } = await openChat();
    for (const path of ['//evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
      await send({ kind: 'chatOpen', path });
    }
    expect(router.state.location.pathname).toBe('/help');
    await send({ kind: 'chatOpen', path: '/download' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/download'));
  });

  it('is gone after the sign-out', async () => {
    const { app } = await openChat();
    await frame();
    await act(() => app.session.signOut());
    expect(screen.queryByTitle('Chat')).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull();
  });
});

describe('a chat that does not open', () => {
  it('is launched again', async () => {
    await gateway.operator.failNext(launchChat, 500);
    const { user } = await openChat();
    const shown = within(await panel());
    await user.click(await shown.findByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeTruthy();
  });

  it('says that there is no network', async () => {
    const { platform, user } = await openScreen({ gateway, signedIn: 'juan' });
    const place = await opener();
    act(() => platform.goOffline());
    await user.click(place);
    expect(await within(await panel()).findByText('This could not be loaded')).toBeTruthy();
    act(() => platform.goOnline());
    expect(await frame()).toBeTruthy();
  });

  it('says so when its page does not answer', async () => {
    const { user } = await openScreen({ gateway, signedIn: 'juan' });
    const place = await opener();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(place);
    const { src } = await frame();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    const shown = within(await panel());
    expect(await shown.findByText('The chat did not open')).toBeTruthy();
    vi.useRealTimers();
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await frame()).src).not.toBe(src));
  });

  // The first is the origin of the window of the test.
  it.each(['http://localhost:3000/chat', 'http://chat.example/', 'data:text/html,hi'])(
    'is never framed at %s',
    async (chatUrl) => {
      const changed = await withChangedReply(launchChat, () => ({ chatUrl }), gateway);
      const { user } = await openScreen({ ...changed, signedIn: 'juan' });
      await user.click(await opener());
      expect(await within(await panel()).findByText('The chat did not open')).toBeTruthy();
      expect(screen.queryByTitle('Chat')).toBeNull();
    },
  );
});

it('the chat is shown that was opened before its chunk came', async () => {
  const { app, close } = await openApp({ gateway, signedIn: 'juan' });
  const chat = await (await app.help()).chat();
  chat.state.isOpen = true;
  renderComponent(<ChatWindow chat={chat} />);
  expect((await panel()).open).toBe(true);
  await close();
});

describe('on a phone', () => {
  beforeEach(() => {
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = original(query);
      vi.spyOn(list, 'matches', 'get').mockReturnValue(false);
      return list;
    });
  });

  it('the chat is a sheet over the page, which closes before another page opens', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { router, user } = await openScreen({ gateway, signedIn: 'juan' });
    await user.click((await bar()).getByRole('link', { name: 'Contact and help' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'How can we help?' }));
    modal.mockClear();
    await user.click(sheet.getByRole('button', { name: 'Chat room' }));
    await frame();
    expect(modal.mock.contexts).toContain(await panel());
    expect(screen.queryByRole('dialog', { name: 'How can we help?' })).toBeNull();
    await send({ kind: 'chatOpen', path: '/download' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/download'));
    await closed();
  });
});

describe('the chat of a guest', () => {
  it('leads to the login, and is not loaded', async () => {
    const { app, user } = await openScreen({ gateway });
    const help = await app.help();
    const loaded = vi.spyOn(help, 'chat');
    await user.click(await (await bar()).findByRole('link', { name: 'Chat' }));
    expect(await screen.findByRole('dialog', { name: /Log in/ })).toBeTruthy();
    expect(loaded).not.toHaveBeenCalled();
  });
});
