import {
  deleteMessages,
  getOutbox,
  restoreMessages,
  sendMessage,
} from '#protocol/calls/contact/inbox.ts';
import type { Letter } from '#protocol/model/contact/message.ts';
import { keptOutbox } from './kept-messages.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { createBox } from './box.ts';
import type { InboxNeeds } from './inbox-needs.ts';
import { isUnreachable } from './is-unreachable.ts';
import type { Undo } from './received.ts';
import type { Unsent, WaitingLetter } from './unsent.ts';

/** A letter as the form has it. */
export type NewLetter = Pick<WaitingLetter, 'to' | 'account' | 'name' | 'title' | 'content'>;

/** The messages that the member has sent, and those that wait for the gateway. Verbs throw GatewayError. */
export function createLetters({ unsent, ...needs }: InboxNeeds & { readonly unsent: Unsent }) {
  const { send, cache, customerId, now, platform, events } = needs;
  const box = createBox<Letter>({
    ...needs,
    ask: (request, options) => send(getOutbox, request, options),
    keep: () => cache.entry(keptOutbox, customerId()),
  });
  const { state, change } = box;

  function newKey(): string {
    if (platform.crypto === null) throw new GatewayError({ kind: 'insecure' });
    return platform.crypto.randomUUID();
  }

  /** Sends a letter that waits. True when it is sent; false without an answer: it waits. A refusal is thrown. */
  async function deliver({ key, to, account, title, content }: WaitingLetter): Promise<boolean> {
    try {
      const sent = await send(sendMessage, { key, to, account, title, content });
      await unsent.drop(key);
      // A gateway that only confirms it has no letter to show: the next load has it.
      if (sent.id !== '')
        await change((rows) => [sent, ...rows.filter(({ id }) => id !== sent.id)]);
      events.emit('letterSent');
      return true;
    } catch (error) {
      if (isUnreachable(error)) return false;
      throw error;
    }
  }

  /** Sends a letter that was written before. A refused one waits for the player. */
  async function deliverLater(letter: WaitingLetter): Promise<boolean> {
    try {
      return await deliver(letter);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.failure.kind !== 'refused') return false;
      await unsent.put({ ...letter, isRefused: true });
      return true;
    }
  }

  return {
    ...box,
    /** Letters that the gateway does not have. */
    waiting: unsent.state,
    /** Sends a letter, or keeps it until the gateway can be reached. A refused one is not kept. */
    async write(letter: NewLetter): Promise<'sent' | 'waiting'> {
      const written = { ...letter, key: newKey(), at: now(), isRefused: false };
      await unsent.put(written);
      try {
        return (await deliver(written)) ? 'sent' : 'waiting';
      } catch (error) {
        await unsent.drop(written.key);
        throw error;
      }
    },
    /** Sends the letters that wait, the oldest first, until one gets no answer. */
    async sendWaiting(): Promise<void> {
      await unsent.restore();
      for (const letter of unsent.state.letters) {
        if (!letter.isRefused && !(await deliverLater(letter))) return;
      }
    },
    /** Sends a refused letter again, with its key. */
    async sendAgain(letter: WaitingLetter): Promise<'sent' | 'waiting'> {
      if (await deliver(letter)) return 'sent';
      await unsent.put({ ...letter, isRefused: false });
      return 'waiting';
    },
    /** Gives a letter up that was not sent. */
    discard: (key: string): Promise<void> => unsent.drop(key),
    /** Deletes letters from the list of the member. The function that it returns brings them back. */
    async remove(ids: readonly string[]): Promise<Undo> {
      const request = { ids: [...ids], box: 'outbox' as const };
      await send(deleteMessages, request);
      const before = state.rows;
      await change((rows) => rows.filter(({ id }) => !ids.includes(id)));
      return async () => {
        await send(restoreMessages, request);
        await change(() => before);
      };
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
