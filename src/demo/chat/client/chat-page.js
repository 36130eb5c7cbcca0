import { call, CallError } from './calls.js';
import { answer, enableComposer, setComposerWords, setNote } from './composer.js';
import { keepConnected } from './connection.js';
import { byId } from './dom.js';
import { createLogView, isAtEnd, keepEnd, scrollToEnd } from './log-view.js';
import { reasonText } from './message-item.js';
import { createOutbox } from './outbox.js';
import { listenToParent } from './parent.js';
import { createActs } from './page-acts.js';
import { createRoomList } from './room-list.js';
import { setPages } from './text.js';
import { fill, wordsOf } from './words.js';

const older = byId('older', HTMLButtonElement);
const empty = byId('empty', HTMLParagraphElement);
const typing = byId('typing', HTMLParagraphElement);
const said = byId('said', HTMLParagraphElement);

const typingShownMs = 4_000;

/**
 * The page after its ticket was taken.
 * @param {import('./calls.js').Opened} opened
 * @param {(text: string) => void} showLine Shows a state of the connection; empty for none.
 */
export function createPage({ session, self, pages, language, ...opened }, showLine) {
  let words = wordsOf(language);
  let version = 0;
  let present = 0;
  /** @type {number | null} */
  let readSeq = null;
  const blocked = new Set(opened.blocked);
  let stop = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let typingTimer;

  const rooms = createRoomList(opened.rooms, {
    session,
    selfId: self.id,
    words: () => words,
    attempt,
    onChoose: (id) => void enter(id),
  });
  const needs = () => ({ words, selfId: self.id, blocked, readSeq });

  const outbox = createOutbox({
    session,
    onStored(_, stored) {
      if (stored.room === rooms.current()) view.add(stored);
    },
    onChange: () => showDrafts(),
  });

  const view = createLogView(
    { ...needs(), onActions: (message) => acts.show(message), onQuote: (seq) => view.show(seq) },
    { onRetry: outbox.retry, onDiscard: outbox.discard },
  );

  const acts = createActs({
    session,
    room: rooms.current,
    isShared: () => rooms.room()?.kind !== 'support',
    needs,
    attempt,
    onDraft: outbox.add,
    onBlocked: () => view.change(needs()),
    say: (text) => (said.textContent = text),
  });

  function showDrafts() {
    view.setDrafts(outbox.of(rooms.current(), view.knows));
    showEmpty();
  }

  function showEmpty() {
    const isEmpty = view.size() === 0 && outbox.of(rooms.current(), view.knows).length === 0;
    empty.hidden = !isEmpty;
    empty.textContent = rooms.room()?.kind === 'support' ? words.emptySupport : words.empty;
  }

  function showNotes() {
    setNote(rooms.note());
    byId('present', HTMLElement).textContent =
      rooms.room()?.kind === 'support' || present === 0 ? '' : fill(words.present, present);
  }

  function showWords() {
    document.documentElement.lang = words.tag;
    setComposerWords(words);
    older.textContent = words.older;
    byId('newest', HTMLButtonElement).textContent = words.newest;
    byId('sheet-close', HTMLButtonElement).setAttribute('aria-label', words.close);
    rooms.show();
    showNotes();
    showEmpty();
  }

  /** Does what the player asks for, and says why when it is refused. @param {() => Promise<unknown>} act */
  async function attempt(act) {
    try {
      await act();
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError('unavailable');
      said.textContent = reasonText(failure, words);
      if (failure.reason === 'session_over') over('session_over');
    }
  }

  /** @param {string} reason */
  function over(reason) {
    stop();
    enableComposer(false);
    showLine(reason === 'session_over' ? words.sessionOver : words.closed);
  }

  const markRead = () => rooms.markRead(() => version);

  /** @param {string} name */
  function showTyping(name) {
    typing.textContent = fill(words.typing, name);
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => (typing.textContent = ''), typingShownMs);
  }

  /** @param {import('./calls.js').Line} line */
  function onLine(line) {
    const { kind, message, version: until, name = '', count = 0, seq = 0 } = line;
    if (kind === 'message' && message) {
      version = Math.max(version, message.version);
      if (view.add(message)) older.hidden = false;
      showDrafts();
      markRead();
      if (readSeq !== null && !rooms.isSeen()) rooms.refresh(showNotes);
    } else if (kind === 'ready') {
      version = Math.max(version, until ?? 0);
      rooms.refresh(showNotes);
    } else if (kind === 'reset') void attempt(() => load(rooms.current()));
    else if (kind === 'news') rooms.refresh(showNotes);
    else if (kind === 'typing') showTyping(name);
    else if (kind === 'present') {
      present = count;
      showNotes();
    } else if (kind === 'read' && readSeq !== null && seq > readSeq) {
      readSeq = seq;
      view.change(needs());
    }
  }

  /** Reads the last page of a room, which replaces what is shown. @param {string} room */
  async function load(room) {
    const page = await call('history', { session, room, before: null });
    if (room !== rooms.current()) return;
    view.clear();
    readSeq = ['team', 'support'].includes(rooms.room()?.kind ?? '') ? page.readSeq : null;
    view.change(needs());
    view.addOlder(page.messages);
    version = page.version;
    older.hidden = !page.more;
    showDrafts();
    scrollToEnd();
    markRead();
  }

  async function loadOlder() {
    const room = rooms.current();
    const page = await call('history', { session, room, before: view.first() });
    if (room !== rooms.current()) return;
    view.addOlder(page.messages);
    older.hidden = !page.more;
  }

  /** @param {string} room */
  async function enter(room) {
    stop();
    rooms.open(room);
    version = 0;
    present = 0;
    view.clear();
    answer(null);
    typing.textContent = '';
    showWords();
    enableComposer(true);
    await attempt(() => load(room));
    if (room !== rooms.current()) return;
    document.body.dataset['phase'] = 'open';
    stop = keepConnected({
      session,
      room,
      after: () => version,
      onLine,
      onState: (isOpen) => showLine(isOpen ? '' : words.offline),
      onOver: over,
    });
  }

  setPages(pages);
  older.addEventListener('click', () => void attempt(loadOlder));
  byId('newest', HTMLButtonElement).addEventListener('click', () => {
    scrollToEnd();
    markRead();
  });
  byId('log', HTMLDivElement).addEventListener(
    'scroll',
    () => {
      if (isAtEnd()) markRead();
    },
    { passive: true },
  );
  document.addEventListener('visibilitychange', markRead);
  keepEnd(markRead);
  listenToParent(
    (theme, language) => {
      document.documentElement.dataset['theme'] = theme;
      words = wordsOf(language);
      view.change(needs());
      showWords();
    },
    (name) => {
      const room = rooms.named(name);
      if (room !== undefined && room !== rooms.current()) void enter(room);
    },
  );
  return { enter };
}
