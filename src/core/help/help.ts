import { proxy } from 'valtio/vanilla';
import { getHelpCenter } from '#protocol/calls/contact/help-articles.ts';
import type { Language } from '#protocol/model/language.ts';
import { keptHelp } from './kept-help.ts';
import { keptUnsentMessages } from '../inbox/kept-unsent.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Chat, ChatNeeds } from '../chat/chat.ts';
import type { Feedback, FeedbackNeeds } from '../feedback/feedback.ts';
import type { Inbox, InboxNeeds } from '../inbox/inbox.ts';
import { createDepositGuides, type DepositGuides } from './deposit-guides.ts';
import type { HelpArticle } from './help-search.ts';
import { createTrust, type TrustSlice } from '../trust/trust.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { getDomainRoute } from '#protocol/calls/system.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';

interface HelpState extends QueryState {
  /** In the operator's order. */
  articles: readonly HelpArticle[];
}

interface OwnAddressesState extends QueryState {
  /** Host names with their ports. */
  addresses: readonly string[];
}

interface OwnAddresses {
  readonly state: OwnAddressesState;
  load(): Promise<void>;
}

interface OwnAddressesNeeds {
  send: Send;
  events: Events;
  now(): number;
}

/** The own addresses of the site, by which a player recognises a copy. */
function createOwnAddresses({ send, events, now }: OwnAddressesNeeds): OwnAddresses {
  const state = proxy<OwnAddressesState>({ ...idle(), addresses: [] });
  const { load } = createQuery<readonly string[], OwnAddressesState>({
    events,
    now,
    state,
    refreshOn: ['online'],
    call: (options) => send(getDomainRoute, {}, options),
    show: (addresses) => ({ addresses }),
  });
  return { state, load };
}

export interface Help {
  readonly state: HelpState;
  load(): Promise<void>;
  /** Makes help and the guides to deposits available offline: loads them only where no copy of help of the last 24 hours is kept. */
  keep(): Promise<void>;
  /** The guides to deposits, step by step. */
  readonly depositGuides: DepositGuides;
  readonly ownAddresses: OwnAddresses;
  /** The rules of player protection and the facts of trust, for guests too. */
  readonly trust: TrustSlice;
  /** Loads the slice of feedback. Rejects with a GatewayError where the network fails. */
  feedback(): Promise<Feedback>;
  /** Loads the slice of messages. Rejects with a GatewayError where the network fails. */
  inbox(): Promise<Inbox>;
  /** Sends the messages of the member that wait for the gateway. Loads their slice only where there are any. Never throws. */
  sendWaiting(): Promise<void>;
  /** Loads the slice of the chat. Rejects with a GatewayError where the network fails. */
  chat(): Promise<Chat>;
}

export interface HelpNeeds extends FeedbackNeeds, InboxNeeds, ChatNeeds {
  language(): Language;
}

const freshMs = 86_400_000;

/** Help articles of the operator. */
export function createHelp(all: HelpNeeds): Help {
  const { send, cache, language, ...needs } = all;
  const state = proxy<HelpState>({ ...idle(), articles: [] });
  const entry = () => cache.entry(keptHelp, language());

  const { load } = createQuery({
    ...needs,
    state,
    refreshOn: ['language', 'online'],
    keep: entry,
    call: (options) => send(getHelpCenter, {}, options),
    show: (articles) => ({ articles }),
  });

  const depositGuides = createDepositGuides(all);
  const ownAddresses = createOwnAddresses(all);

  async function keep(): Promise<void> {
    const kept = await entry().read();
    const isFresh = kept !== null && needs.now() - kept.at < freshMs;
    if (state.phase === 'idle' && !isFresh) await Promise.all([load(), depositGuides.load()]);
  }

  const feedback = memoizeAsync(() =>
    loadChunk(async () => (await import('../feedback/feedback.ts')).createFeedback(all)),
  );

  const inbox = memoizeAsync(() =>
    loadChunk(async () => (await import('../inbox/inbox.ts')).createInbox(all)),
  );

  async function sendWaiting(): Promise<void> {
    const kept = await cache.entry(keptUnsentMessages, all.customerId())?.read();
    if (!kept || kept.value.letters.length + kept.value.reads.length === 0) return;
    try {
      await (await inbox()).sendWaiting();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
    }
  }

  const chat = memoizeAsync(() =>
    loadChunk(async () => (await import('../chat/chat.ts')).createChat(all)),
  );

  const parts = { depositGuides, ownAddresses, trust: createTrust(all) };
  return { state, load, keep, ...parts, feedback, inbox, sendWaiting, chat };
}
