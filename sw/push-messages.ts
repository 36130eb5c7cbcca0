import { readPush, type ReadPush } from './read-push.ts';

/** A notification that is shown. */
export interface ShownNotification {
  readonly data: unknown;
  close(): void;
}

/** A notification, and the data that the worker keeps with it. */
export interface NewNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly page: string; readonly ids: readonly string[] };
}

/** A window of the app. */
export interface AppWindow {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  /** Asks the page to open an address. Resolves to false when it does not answer. */
  ask(page: string): Promise<boolean>;
  /** Loads an address in the window. */
  navigate(page: string): Promise<unknown>;
}

interface PushMessagesNeeds {
  /** The notifications that are shown with a tag. */
  shown(tag: string): Promise<readonly ShownNotification[]>;
  show(notification: NewNotification): Promise<unknown>;
  windows(): Promise<readonly AppWindow[]>;
  open(page: string): Promise<unknown>;
  /** Shows a number on the icon of the app. */
  setBadge(count: number): Promise<unknown>;
  /** The title of a notification that could not be read: browsers ask for one in any case. */
  readonly fallbackTitle: string;
}

/** Ids of changes that a notification remembers. */
const mostIds = 50;

function keptData(data: unknown): { page: string; ids: readonly string[] } {
  const { page = '/', ids = [] } = Object(data);
  return {
    page: typeof page === 'string' ? page : '/',
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  };
}

/** Shows notifications, one for each kind, and opens their pages. */
export function createPushMessages(needs: PushMessagesNeeds) {
  const { shown, show, windows, open, setBadge, fallbackTitle } = needs;

  /** Adds a notification to the one of its kind that is shown: the new one replaces it, and counts both. */
  async function showWithOthers(push: ReadPush, tag: string): Promise<void> {
    const { ids, title, many, body, page } = push;
    const [before] = await shown(tag);
    const known = keptData(before?.data).ids;
    const all = [...new Set([...known, ...ids])].slice(-mostIds);
    const words = all.length > 1 ? many.replace('{count}', String(all.length)) : title;
    await show({ title: words, body, tag, data: { page, ids: all } });
  }

  return {
    /**
     * Shows a notification that has arrived, and the number on the icon. Browsers take pushes away from a site that shows none,
     * so it is shown to a player who looks at the app too, and closed at once: the app itself says it.
     */
    async receive(text: string): Promise<void> {
      const push = readPush(text);
      const all = await windows();
      if (push !== null && push.unread !== null) await setBadge(push.unread).catch(() => undefined);
      const tag = push === null ? 'parola' : `parola-${push.kind}`;
      if (push !== null) await showWithOthers(push, tag);
      else await show({ title: fallbackTitle, body: '', tag, data: { page: '/', ids: [] } });
      if (!all.some(({ focused }) => focused)) return;
      for (const notification of await shown(tag)) notification.close();
    },

    /** Opens the page of a notification: in a window of the app, or in a new one. */
    async press(notification: ShownNotification): Promise<void> {
      notification.close();
      const { page } = keptData(notification.data);
      const [first] = await windows();
      if (first === undefined) {
        await open(page);
        return;
      }
      await first.focus().catch(() => undefined);
      // A page that answers keeps its unsaved work. A frozen one is loaded anew.
      if (!(await first.ask(page))) await first.navigate(page);
    },
  };
}
