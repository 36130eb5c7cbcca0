import { call, CallError, type Opened, type Line } from './calls.ts';
import { answer, enableComposer, setComposerLabels, setNote } from './composer.ts';
import { keepConnected } from './connection.ts';
import { byId } from './dom.ts';
import { createLogView, isAtEnd, keepEnd, scrollToEnd } from './log-view.ts';
import { reasonText } from './message-item.ts';
import { createOutbox } from './outbox.ts';
import { listenToParent } from './parent.ts';
import { createActs } from './page-acts.ts';
import { createRoomList } from './room-list.ts';
import { setPages } from './text.ts';
import { languageTag, setLanguage, text } from './texts/texts.ts';

const older = byId('older', HTMLButtonElement);
const empty = byId('empty', HTMLParagraphElement);
const typing = byId('typing', HTMLParagraphElement);
const said = byId('said', HTMLParagraphElement);

const typingShownMs = 4_000;

/** Calls back when the end of the log may have come into view. */
function watchEnd(onEnd: () => void) {
  byId('newest', HTMLButtonElement).addEventListener('click', () => {
    scrollToEnd();
    onEnd();
  });
  byId('log', HTMLDivElement).addEventListener(
    'scroll',
    () => {
      if (isAtEnd()) onEnd();
    },
    { passive: true },
  );
  document.addEventListener('visibilitychange', onEnd);
  keepEnd(onEnd);
}

/** The page after its ticket was taken. `showLine`: shows a state of the connection; empty for none. */
export function createPage(
  { session, self, pages, ...opened }: Opened,
  showLine: (state: string) => void,
) {
  let version = 0;
  let present = 0;
  let readSeq: number | null = null;
  const blocked = new Set(opened.blocked);
  let stop = () => {};
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  const rooms = createRoomList(opened.rooms, {
    session,
    selfId: self.id,
    attempt,
    onChoose: (id) => void enter(id),
  });
  const needs = () => ({ selfId: self.id, blocked, readSeq });

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
    say: (words) => (said.textContent = words),
  });

  function showDrafts() {
    view.setDrafts(outbox.of(rooms.current(), view.knows));
    showEmpty();
  }

  function showEmpty() {
    const isEmpty = view.size() === 0 && outbox.of(rooms.current(), view.knows).length === 0;
    empty.hidden = !isEmpty;
    const isSupport = rooms.room()?.kind === 'support';
    empty.textContent = text(isSupport ? 'log.emptySupport' : 'log.empty');
  }

  function showNotes() {
    setNote(rooms.note());
    byId('present', HTMLElement).textContent =
      rooms.room()?.kind === 'support' || present === 0
        ? ''
        : text('room.present', { count: present });
  }

  function showLabels() {
    document.documentElement.lang = languageTag();
    setComposerLabels();
    older.textContent = text('log.older');
    byId('newest', HTMLButtonElement).textContent = text('log.newest');
    byId('sheet-close', HTMLButtonElement).setAttribute('aria-label', text('sheet.close'));
    rooms.show();
    showNotes();
    showEmpty();
  }

  /** Does what the player asks for, and says why when it is refused. */
  async function attempt(act: () => Promise<unknown>) {
    try {
      await act();
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError('unavailable');
      said.textContent = reasonText(failure);
      if (failure.reason === 'session_over') over('session_over');
    }
  }

  function over(reason: string) {
    stop();
    enableComposer(false);
    showLine(text(reason === 'session_over' ? 'line.sessionOver' : 'line.closed'));
  }

  const markRead = () => rooms.markRead(() => version);

  function showTyping(name: string) {
    typing.textContent = text('log.typing', { name });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => (typing.textContent = ''), typingShownMs);
  }

  function onLine(line: Line) {
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

  /** Reads the last page of a room, which replaces what is shown. */
  async function load(room: string) {
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

  async function enter(room: string) {
    stop();
    rooms.open(room);
    version = 0;
    present = 0;
    view.clear();
    answer(null);
    typing.textContent = '';
    showLabels();
    enableComposer(true);
    await attempt(() => load(room));
    if (room !== rooms.current()) return;
    document.body.dataset['phase'] = 'open';
    stop = keepConnected({
      session,
      room,
      after: () => version,
      onLine,
      onState: (isOpen) => showLine(isOpen ? '' : text('line.offline')),
      onOver: over,
    });
  }

  setPages(pages);
  older.addEventListener('click', () => void attempt(loadOlder));
  watchEnd(markRead);
  listenToParent(
    (theme, language) => {
      document.documentElement.dataset['theme'] = theme;
      const show = () => {
        view.change(needs());
        showLabels();
      };
      // Without a network the page keeps its language.
      void setLanguage(language).then(show, show);
    },
    (name) => {
      const room = rooms.named(name);
      if (room !== undefined && room !== rooms.current()) void enter(room);
    },
  );
  return { enter };
}
