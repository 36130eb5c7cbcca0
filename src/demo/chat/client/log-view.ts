import { byId } from './dom.ts';
import { draftItem, messageItem, type ItemNeeds } from './message-item.ts';
import type { Message } from './calls.ts';
import type { Draft } from './outbox.ts';

const log = byId('log', HTMLDivElement);
const list = byId('list', HTMLOListElement);
const newest = byId('newest', HTMLButtonElement);

/** Pixels from the end within which the view follows new messages. */
const nearEnd = 80;
/** Most messages that are kept while the view follows. */
const mostKept = 400;

/** The view shows the last messages, and those that come. */
let isFollowing = true;

/** False while the app hides the frame of this page. */
export function isShown() {
  return log.clientHeight > 0;
}

/** True when the last messages are in view, or will be when the page is shown. */
export function isAtEnd() {
  return isFollowing;
}

export function scrollToEnd() {
  isFollowing = true;
  log.scrollTop = log.scrollHeight;
  newest.hidden = true;
}

log.addEventListener(
  'scroll',
  () => {
    if (isShown()) isFollowing = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd;
  },
  { passive: true },
);

/**
 * Keeps the last messages in view: a frame that is hidden loses its place, and a keyboard covers the end.
 * `onShown`: the app shows the frame, or its size has changed.
 */
export function keepEnd(onShown: () => void) {
  new ResizeObserver(() => {
    if (!isShown()) return;
    if (isFollowing) scrollToEnd();
    onShown();
  }).observe(log);
}

/** The messages of a room in their order, as items of the list. Each message is there once, whichever way it comes. */
export function createLogView(
  needs: ItemNeeds,
  acts: { onRetry: (draft: Draft) => void; onDiscard: (draft: Draft) => void },
) {
  const messages: Map<number, Message> = new Map();
  const items: Map<number, HTMLLIElement> = new Map();
  let drafts: HTMLLIElement[] = [];
  let own = needs;

  function place(message: Message) {
    const item = messageItem(message, own);
    const old = items.get(message.seq);
    items.set(message.seq, item);
    if (old) return old.replaceWith(item);
    const last = [...list.children].findLast((child) => {
      const seq = child instanceof HTMLElement ? child.dataset['seq'] : undefined;
      return seq !== undefined && Number(seq) < message.seq;
    });
    if (last) last.after(item);
    else list.prepend(item);
  }

  function trim() {
    const extra = messages.size - mostKept;
    if (extra < 100) return false;
    for (const seq of [...messages.keys()].toSorted((a, b) => a - b).slice(0, extra)) {
      messages.delete(seq);
      items.get(seq)?.remove();
      items.delete(seq);
    }
    return true;
  }

  function keepPlace(change: () => void) {
    const wasAtEnd = isAtEnd();
    change();
    if (wasAtEnd) scrollToEnd();
    return wasAtEnd;
  }

  return {
    /** True when a message with this id of a page has come. */
    knows: (clientId: string) =>
      [...messages.values()].some((message) => message.clientId === clientId),
    first: () => Math.min(...messages.keys()),
    last: () => Math.max(0, ...messages.keys()),
    size: () => messages.size,
    show(seq: number) {
      const item = items.get(seq);
      item?.scrollIntoView({ block: 'center' });
      item?.classList.add('shown');
      setTimeout(() => item?.classList.remove('shown'), 1_500);
    },
    /** Adds or changes a message. True when older ones were left out to make room. */
    add(message: Message) {
      const known = messages.get(message.seq);
      if (known && known.version >= message.version) return false;
      messages.set(message.seq, message);
      const isAtEndStill = keepPlace(() => place(message));
      if (!isAtEndStill && !known && message.author?.id !== own.selfId) newest.hidden = false;
      return isAtEndStill && trim();
    },
    /** Adds messages before all others, and keeps what is in view. */
    addOlder(older: Message[]) {
      const before = log.scrollHeight;
      for (const message of older) {
        if (messages.has(message.seq)) continue;
        messages.set(message.seq, message);
        place(message);
      }
      log.scrollTop += log.scrollHeight - before;
    },
    setDrafts(shown: Draft[]) {
      keepPlace(() => {
        for (const item of drafts) item.remove();
        drafts = shown.map((draft) => draftItem(draft, acts));
        list.append(...drafts);
      });
    },
    /** Draws all messages again with other needs. */
    change(changed: Partial<ItemNeeds>) {
      own = { ...own, ...changed };
      keepPlace(() => {
        for (const message of messages.values()) place(message);
      });
    },
    clear() {
      messages.clear();
      items.clear();
      drafts = [];
      list.replaceChildren();
    },
  };
}
