import { proxy, ref } from 'valtio/vanilla';
import { getRecipients, markAnnouncementsRead } from '#protocol/calls/contact/inbox.ts';
import type { Recipients } from '#protocol/model/contact/message.ts';
import { keptRecipients } from './kept-messages.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { InboxNeeds } from './inbox-needs.ts';
import { createLetters } from './letters.ts';
import { createReceived } from './received.ts';
import { createUnsent } from './unsent.ts';

export type { InboxNeeds } from './inbox-needs.ts';
export type { Letters } from './letters.ts';
export type { Received, Undo } from './received.ts';
export type { WaitingLetter } from './unsent.ts';

interface RecipientsState extends QueryState {
  /** Null until they are known. */
  recipients: Recipients | null;
}

function createRecipients({ send, events, now, cache, customerId }: InboxNeeds) {
  const state = proxy<RecipientsState>({ ...idle(), recipients: null });
  let search = '';
  const { load } = createQuery<Recipients, RecipientsState>({
    events,
    now,
    state,
    empty: { recipients: null },
    isPrivate: true,
    enabled: () => customerId() !== null,
    refreshOn: ['letterSent', 'online', 'visible'],
    keep: () => (search === '' ? cache.entry(keptRecipients, customerId()) : null),
    call: (options) => send(getRecipients, { search }, options),
    show: (recipients) => ({ recipients }),
  });
  return {
    state,
    /** Loads whom the member may write to; of the downlines those that fit the search. */
    load(wanted = ''): Promise<void> {
      search = wanted;
      return load();
    },
  };
}

/** Announcements that the member has read in this app, until the list says so. */
function createNoticeMarks({ send, events, announcements }: InboxNeeds) {
  const state = proxy<{ marked: readonly string[] }>({ marked: [] });
  events.on('signedOut', () => {
    state.marked = [];
  });
  return {
    state,
    /** Marks announcements as read, on all devices of the member. */
    async markRead(ids: readonly string[]): Promise<void> {
      state.marked = ref([...new Set([...state.marked, ...ids])]);
      await send(markAnnouncementsRead, { ids: ids.slice(0, 100) });
      void announcements.load();
    },
  };
}

/**
 * The messages of the member: received ones (kept offline), sent ones with those that wait for the gateway, whom the member may
 * write to, and read marks of announcements.
 */
export function createInbox(needs: InboxNeeds) {
  const unsent = createUnsent(needs);
  const received = createReceived({ ...needs, unsent });
  const letters = createLetters({ ...needs, unsent });
  let sending: Promise<void> | null = null;
  let isDueAgain = false;

  async function sendAll(): Promise<void> {
    if (needs.customerId() === null) return;
    try {
      await letters.sendWaiting();
      await received.sendReads();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
    }
  }

  async function sendUntilDone(): Promise<void> {
    do {
      isDueAgain = false;
      await sendAll();
    } while (isDueAgain);
  }

  /** Sends what waits. A call while another one runs lets it send once more: the network may be back since it began. */
  function sendWaiting(): Promise<void> {
    isDueAgain = sending !== null;
    sending ??= sendUntilDone().finally(() => {
      sending = null;
    });
    return sending;
  }

  for (const event of ['online', 'retry', 'visible', 'signedIn'] as const) {
    needs.events.on(event, () => void sendWaiting());
  }
  void sendWaiting();

  return {
    received,
    letters,
    recipients: createRecipients(needs),
    notices: createNoticeMarks(needs),
    sendWaiting,
  };
}

export type Inbox = ReturnType<typeof createInbox>;
