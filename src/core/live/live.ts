import type { LiveEvent } from '#protocol/model/live-event.ts';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import type { Balance } from '../balance/balance.ts';
import type { Send } from '../client/send.ts';
import type { Contracts } from '../contracts/contracts.ts';
import type { Messages } from '../messages/messages.ts';
import type { Platform, TabLocks } from '../platform.ts';
import type { Events } from '../events.ts';
import type { Session } from '../session/session.ts';
import type { Stop } from '../stop.ts';
import { createLeader } from './leader.ts';
import { createLiveConnection } from './live-connection.ts';
import { createLiveTabs, type TabMessage } from './live-tabs.ts';
import { shareBalance } from './share-balance.ts';
import { createPendingEvents } from './pending-events.ts';
import type { MergedEvent } from './merge-events.ts';

export type { MergedEvent } from './merge-events.ts';

export interface Live {
  /** Calls back when it is time to notify the player of an event: once in a browser, and while the page is visible. */
  listen(act: (event: MergedEvent) => void): Stop;
  /** Ends the stream of this tab. */
  close(): void;
}

export interface LiveNeeds {
  send: Send;
  platform: Platform;
  events: Events;
  customerId(): string | null;
  balance: Pick<Balance, 'state' | 'load'>;
  messages: Pick<Messages, 'load'>;
  contracts: Pick<Contracts, 'load'>;
  session: Pick<Session, 'end'>;
  /** A further origin that may send the stream; null for the app's only. */
  liveOrigin: string | null;
}

/** Kinds that need something other than the balance and the cashier. */
const notMoney: ReadonlySet<EventKind> = new Set<EventKind>([
  'newMessage',
  'contractRequest',
  'feedbackAnswered',
  'feedbackClosed',
  'chatMessage',
  'signedOutElsewhere',
]);

/** Ids of events that are remembered, because they may be sent again. */
const mostSeen = 300;

/** The time that a shown tab waits for the leader's answer, in milliseconds. */
const answerMs = 1_000;

/** Several events at once refresh the data once, after this time in milliseconds. */
const refreshMs = 200;

/** The locks of the browser. Null in a browser without them, and outside a secure context. */
function browserLocks(): TabLocks | null {
  return globalThis.navigator?.locks ?? null;
}

/**
 * Live events of the member: one stream for all tabs, read by the tab that holds a lock and passed on to the others. In a
 * browser without locks there is no stream, and what refreshes each minute is enough.
 */
export function createLive(needs: LiveNeeds): Live {
  const { platform, events, customerId } = needs;
  const locks = platform.locks === undefined ? browserLocks() : platform.locks;
  const tabs = createLiveTabs(platform.channel('parola-live'), customerId);
  const pending = createPendingEvents({
    visible: platform.visible,
    onNotified: (ids) => tabs.post({ kind: 'notified', ids: [...ids] }),
  });
  let seen: readonly string[] = [];
  let lastId: string | null = null;
  let asking: ReturnType<typeof setTimeout> | null = null;
  let refreshing: ReturnType<typeof setTimeout> | null = null;
  /** The data to refresh. */
  const due = new Set<() => void>();

  /** Refreshes when the page is visible: now, or when it is shown. */
  function refreshSoon(): void {
    refreshing ??= setTimeout(() => {
      refreshing = null;
      if (!platform.visible()) return;
      const now = [...due];
      due.clear();
      for (const act of now) act();
    }, refreshMs);
  }

  function refresh(...acts: (() => void)[]): void {
    for (const act of acts) due.add(act);
    refreshSoon();
  }

  const money = (): void => events.emit('moneyMoved');
  const messages = (): void => {
    events.emit('messagesMoved');
    void needs.messages.load();
  };
  const feedback = (): void => events.emit('feedbackMoved');
  const chat = (): void => events.emit('chatMoved');
  const contracts = (): void => {
    events.emit('contractOffered');
    void needs.contracts.load();
  };

  function remember(ids: readonly string[]): void {
    seen = [...seen, ...ids.filter((id) => !seen.includes(id))].slice(-mostSeen);
  }

  /** Runs in every tab. */
  function react(id: string, event: LiveEvent): void {
    lastId = id;
    if (seen.includes(id)) return;
    remember([id]);
    const { kind, quiet } = event;
    if (!quiet) pending.add(id, event);
    if (kind === 'signedOutElsewhere') pending.notify();
    if (kind === 'newMessage') refresh(messages);
    if (kind === 'feedbackAnswered' || kind === 'feedbackClosed') refresh(feedback);
    if (kind === 'chatMessage') refresh(chat);
    if (kind === 'contractRequest') refresh(contracts);
    if (!notMoney.has(kind)) refresh(money);
  }

  const reset = (): void => refresh(money, messages, feedback, chat, contracts);

  const { run } = createLiveConnection({
    send: needs.send,
    platform,
    liveOrigin: needs.liveOrigin,
    receiver: {
      lastId: () => lastId,
      reached(id) {
        lastId = id;
        tabs.post({ kind: 'reached', id });
      },
      known: remember,
      event(id, event) {
        if (!seen.includes(id)) tabs.post({ kind: 'event', id, event: { ...event } });
        react(id, event);
        if (event.kind === 'signedOutElsewhere') needs.session.end(null);
      },
      reset() {
        tabs.post({ kind: 'reset' });
        reset();
      },
    },
  });

  const leader = locks && createLeader({ locks, lead: run });

  function stopAsking(): void {
    if (asking !== null) clearTimeout(asking);
    asking = null;
  }

  /** A leader that the system has frozen answers nobody, so this tab takes over. */
  function askForLeader(): void {
    if (leader === null || leader.isLeader() || customerId() === null) return;
    stopAsking();
    tabs.post({ kind: 'where' });
    asking = setTimeout(leader.takeOver, answerMs);
  }

  function receive(received: TabMessage): void {
    if (received.kind === 'event') react(received.id, received.event);
    else if (received.kind === 'reached') lastId = received.id;
    else if (received.kind === 'reset') reset();
    else if (received.kind === 'notified') pending.drop(received.ids);
    else if (received.kind === 'where' && leader?.isLeader()) {
      tabs.post({ kind: 'here', lastId, seen: [...seen] });
    } else if (received.kind === 'here') {
      stopAsking();
      lastId = received.lastId ?? lastId;
      remember(received.seen);
    }
  }

  function stop(): void {
    leader?.stop();
    stopAsking();
    pending.clear();
    due.clear();
    seen = [];
    lastId = null;
  }

  function start(): void {
    stop();
    leader?.start();
    if (platform.visible()) askForLeader();
  }

  function onVisible(): void {
    if (customerId() === null) return;
    pending.notifySoon();
    if (due.size > 0) refreshSoon();
    askForLeader();
  }

  tabs.listen(receive);
  const stops = [
    events.on('signedIn', start),
    events.on('signedOut', stop),
    events.on('visible', onVisible),
    shareBalance(needs),
  ];
  if (customerId() !== null) start();

  return {
    listen: pending.listen,
    close() {
      stops.forEach((end) => end());
      stop();
      tabs.close();
    },
  };
}
