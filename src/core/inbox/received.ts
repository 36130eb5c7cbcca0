import {
  deleteMessages,
  getInbox,
  markMessagesRead,
  restoreMessages,
} from '#protocol/calls/contact/inbox.ts';
import { claimReward } from '#protocol/calls/rewards/claims.ts';
import { type Message, messagesPerPage } from '#protocol/model/contact/message.ts';
import { keptInbox } from './kept-messages.ts';
import { createBox } from './box.ts';
import type { InboxNeeds } from './inbox-needs.ts';
import { isUnreachable } from './is-unreachable.ts';
import type { Unsent } from './unsent.ts';

/** Brings back what was deleted. */
export type Undo = () => Promise<void>;

/** The messages to the member, unread ones first. Verbs throw GatewayError. */
export function createReceived({ unsent, ...needs }: InboxNeeds & { readonly unsent: Unsent }) {
  const { send, cache, customerId, events, messages } = needs;
  const box = createBox<Message>({
    ...needs,
    ask: (request, options) => send(getInbox, { ...request, message: '' }, options),
    keep: () => cache.entry(keptInbox, customerId()),
    // The gateway may not know yet what was read without a network.
    adjust: (message) => (unsent.isRead(message.id) ? { ...message, isRead: true } : message),
  });
  const { state, change } = box;

  const replace = (id: string, part: Partial<Message>): Promise<void> =>
    change((rows) => rows.map((one) => (one.id === id ? { ...one, ...part } : one)));

  /** Sends the reads that wait. */
  async function sendReads(): Promise<void> {
    const ids = await unsent.reads();
    if (ids.length === 0) return;
    await send(markMessagesRead, { ids: ids.slice(0, 100) });
    await unsent.forgetReads(ids.slice(0, 100));
    void messages.load();
  }

  return {
    ...box,
    sendReads,
    /** Finds a message that may not be on the pages so far. Null when there is none. */
    async find(id: string): Promise<Message | null> {
      const known = state.rows.find((one) => one.id === id);
      if (known) return known;
      const reply = await send(getInbox, { page: 1, size: 1, search: '', message: id });
      return reply.list[0] ?? null;
    },
    /** Marks messages as read. Without a gateway that is sent later. */
    async markRead(ids: readonly string[]): Promise<void> {
      const fresh = ids.slice(0, messagesPerPage * 2);
      await change((rows) =>
        rows.map((one) => (fresh.includes(one.id) ? { ...one, isRead: true } : one)),
      );
      await unsent.addReads(fresh);
      try {
        await sendReads();
      } catch (error) {
        if (isUnreachable(error)) return;
        await unsent.forgetReads(fresh);
        throw error;
      }
    },
    /** Deletes messages. The function that it returns brings them back. */
    async remove(ids: readonly string[]): Promise<Undo> {
      const request = { ids: [...ids], box: 'inbox' as const };
      await send(deleteMessages, request);
      const before = state.rows;
      await change((rows) => rows.filter(({ id }) => !ids.includes(id)));
      void messages.load();
      return async () => {
        await send(restoreMessages, request);
        const arrived = state.rows.filter(({ id }) => !before.some((one) => one.id === id));
        await change(() => [...arrived, ...before]);
        void messages.load();
      };
    },
    /** Claims the reward of a message, and returns its state: one that was claimed before, or has ended, is not paid again. */
    async claim({ id, reward }: Pick<Message, 'id' | 'reward'>): Promise<'claimed' | 'expired'> {
      if (reward === null) return 'expired';
      const claimed = await send(claimReward, { id: reward.id });
      const after = claimed.state === 'claimed' ? 'claimed' : 'expired';
      await replace(id, { reward: { ...reward, state: after } });
      events.emit('moneyMoved');
      return after;
    },
  };
}

export type Received = ReturnType<typeof createReceived>;
