import { call, CallError } from './calls.js';

/**
 * A message that is not stored yet, as far as the page knows.
 * @typedef {object} Draft
 * @property {string} room
 * @property {string} clientId
 * @property {{ text: string } | { roundId: string }} content
 * @property {import('./calls.js').Win | null} win
 * @property {number | null} replyTo
 * @property {string[]} mentions
 * @property {number} at
 * @property {CallError | null} failure Why it was not taken. Null while it is on its way.
 */

const longestPauseMs = 10_000;

/**
 * Sends messages one after the other, each until it is answered: a message without an answer is sent again with the same
 * id, which is stored once. A refused one waits for the player.
 * @param {object} options
 * @param {string} options.session
 * @param {(draft: Draft, stored: import('./calls.js').Message) => void} options.onStored
 * @param {() => void} options.onChange
 */
export function createOutbox({ session, onStored, onChange }) {
  /** @type {Draft[]} */
  let drafts = [];
  let isRunning = false;
  /** @type {(() => void) | null} */
  let wake = null;

  /** @param {Draft} draft */
  async function deliver({ room, clientId, content, replyTo, mentions }) {
    for (let failures = 0; ; failures += 1) {
      try {
        const request = { session, room, clientId, content, replyTo, mentions };
        return (await call('send', request)).message;
      } catch (error) {
        if (!(error instanceof CallError) || !error.isTemporary) throw error;
        const milliseconds = Math.min(longestPauseMs, 500 * 2 ** failures);
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve(undefined);
          };
        });
      }
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const draft = drafts.find(({ failure }) => failure === null);
      if (draft === undefined) break;
      try {
        const stored = await deliver(draft);
        drafts = drafts.filter((other) => other !== draft);
        onStored(draft, stored);
      } catch (error) {
        draft.failure = error instanceof CallError ? error : new CallError('unavailable');
      }
      onChange();
    }
    isRunning = false;
  }

  addEventListener('online', () => wake?.());

  return {
    /** @param {Draft} draft */
    add(draft) {
      drafts.push(draft);
      onChange();
      void run();
    },
    /** @param {Draft} draft */
    retry(draft) {
      draft.failure = null;
      onChange();
      void run();
    },
    /** @param {Draft} draft */
    discard(draft) {
      drafts = drafts.filter((other) => other !== draft);
      onChange();
    },
    /**
     * The drafts of a room. One that has come by the stream already is none.
     * @param {string} room
     * @param {(clientId: string) => boolean} isKnown
     */
    of: (room, isKnown) =>
      drafts.filter((draft) => draft.room === room && !isKnown(draft.clientId)),
  };
}
