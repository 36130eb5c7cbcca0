import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AppWindow,
  createPushMessages,
  type NewNotification,
  type ShownNotification,
} from './push-messages.ts';

const shown = new Map<string, NewNotification>();
const windows: AppWindow[] = [];
const open = vi.fn(async () => undefined);
const setBadge = vi.fn(async () => undefined);
const show = vi.fn(async (notification: NewNotification) => {
  shown.set(notification.tag, notification);
});

const messages = createPushMessages({
  shown: async (tag) => {
    const one = shown.get(tag);
    return one ? [{ data: one.data, close: () => void shown.delete(tag) }] : [];
  },
  show,
  windows: async () => windows,
  open,
  setBadge,
  fallbackTitle: 'parola.example',
});

beforeEach(() => {
  shown.clear();
  windows.length = 0;
  vi.clearAllMocks();
});

const push = (more: object = {}) =>
  JSON.stringify({
    kind: 'messages',
    ids: ['one'],
    title: 'You have a new message',
    many: 'You have {count} new messages',
    body: 'Open the app to read it.',
    page: '/member?page=messageV2',
    unread: 3,
    ...more,
  });

const titles = () => [...shown.values()].map(({ title }) => title);

function appWindow(more: Partial<AppWindow> = {}) {
  const one = {
    focused: false,
    focus: vi.fn(async () => undefined),
    ask: vi.fn(async () => true),
    navigate: vi.fn(async () => undefined),
    ...more,
  };
  windows.push(one);
  return one;
}

const notification = (page: unknown): ShownNotification => ({ data: { page }, close: vi.fn() });

describe('a notification that arrives', () => {
  it('is shown with its page, and sets the number on the icon', async () => {
    await messages.receive(push());
    expect([...shown.values()]).toEqual([
      {
        title: 'You have a new message',
        body: 'Open the app to read it.',
        tag: 'parola-messages',
        data: { page: '/member?page=messageV2', ids: ['one'] },
      },
    ]);
    expect(setBadge).toHaveBeenCalledWith(3);
  });

  it('replaces the one of its kind and counts both, each change once', async () => {
    await messages.receive(push());
    await messages.receive(push({ ids: ['two', 'three'] }));
    await messages.receive(push({ ids: ['two'] }));
    await messages.receive(push({ kind: 'draws', title: 'A result is in', ids: ['four'] }));
    expect(titles()).toEqual(['You have 3 new messages', 'A result is in']);
  });

  it.each([push(), 'no json'])(
    'is shown and closed at once while the player looks at the app: %s',
    async (text) => {
      appWindow({ focused: true });
      await messages.receive(text);
      expect(show).toHaveBeenCalledOnce();
      expect(titles()).toEqual([]);
    },
  );

  it('sets the number on the icon while the player looks at the app', async () => {
    appWindow({ focused: true });
    await messages.receive(push());
    expect(setBadge).toHaveBeenCalledWith(3);
  });

  it('changes no number when it has none', async () => {
    await messages.receive(push({ unread: null }));
    expect(setBadge).not.toHaveBeenCalled();
  });

  it.each(['', 'no json', 'null', '[]', '{"title":7}', '{"kind":"money","title":""}'])(
    'is shown under the name of the site when it is unreadable: %s',
    async (text) => {
      await messages.receive(text);
      expect(titles()).toEqual(['parola.example']);
    },
  );

  it.each([
    '//evil.example/member',
    'https://evil.example/',
    'javascript:alert(1)',
    '/wps/session/logout',
    '/unknown',
    7,
  ])('opens the home page in place of %s', async (page) => {
    await messages.receive(push({ page }));
    expect(shown.get('parola-messages')?.data.page).toBe('/');
  });
});

describe('a notification that is pressed', () => {
  it('opens its page in a new window when the app is closed', async () => {
    const pressed = notification('/member?page=deposit');
    await messages.press(pressed);
    expect(open).toHaveBeenCalledWith('/member?page=deposit');
    expect(pressed.close).toHaveBeenCalled();
  });

  it('has an open app go to its page, which keeps unsaved work', async () => {
    const { focus, ask, navigate } = appWindow();
    await messages.press(notification('/member?page=deposit'));
    expect(focus).toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith('/member?page=deposit');
    expect(navigate).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('loads its page in a window that does not answer', async () => {
    const { navigate } = appWindow({ ask: async () => false });
    await messages.press(notification('/member?page=deposit'));
    expect(navigate).toHaveBeenCalledWith('/member?page=deposit');
  });
});
