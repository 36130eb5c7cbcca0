import { call, CallError, type Win, type Message } from './calls.ts';

/** A message that is not stored yet, as far as the page knows. */
export interface Draft {
  room: string;
  clientId: string;
  content: { text: string } | { roundId: string };
  win: Win | null;
  replyTo: number | null;
  mentions: string[];
  at: number;
  /** The reason for which it was not taken. Null while it is on its way. */
  failure: CallError | null;
}

const longestPauseMs = 10_000;

/**
 * Sends messages one after the other, each until it is answered: a message without an answer is sent again with the same
 * id, which is stored once. A refused one waits for the player.
 */
export function createOutbox({
  session,
  onStored,
  onChange,
}: {
  session: string;
  onStored: (draft: Draft, stored: Message) => void;
  onChange: () => void;
}) {
  let drafts: Draft[] = [];
  let isRunning = false;
  let wake: (() => void) | null = null;

  async function deliver({ room, clientId, content, replyTo, mentions }: Draft) {
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
    add(draft: Draft) {
      drafts.push(draft);
      onChange();
      void run();
    },
    retry(draft: Draft) {
      draft.failure = null;
      onChange();
      void run();
    },
    discard(draft: Draft) {
      drafts = drafts.filter((other) => other !== draft);
      onChange();
    },
    /** The drafts of a room. One that has come by the stream already is none. */
    of: (room: string, isKnown: (clientId: string) => boolean) =>
      drafts.filter((draft) => draft.room === room && !isKnown(draft.clientId)),
  };
}
