import { literal, nullable, object, record, safeParse, string, variant } from 'valibot';
import type { Channel } from '../platform.ts';
import type { SessionValues } from '../storage/session-keys.ts';

const values = record(string(), string());

const message = variant('kind', [
  object({ kind: literal('ask') }),
  object({ kind: literal('here'), values }),
  object({ kind: literal('entered'), values }),
  object({ kind: literal('left'), token: string(), ended: nullable(string()) }),
]);

interface Listener {
  /** The session of this tab, null for a guest. */
  values(): SessionValues | null;
  /** A member has signed in in another tab. */
  entered(values: SessionValues): void;
  /** The session of this token has ended. `ended` is the message of the gateway; null when the player signed out. */
  left(token: string, ended: string | null): void;
}

type Use = (values: SessionValues) => void;

/** Shares one session among the tabs of a browser, since each tab has its own session storage. */
export function createSessionTabs(channel: Channel) {
  /** Takes the first answer to `ask`. */
  let take: Use | null = null;
  let enterLate: Use | null = null;

  function listen({ values: ownValues, entered, left }: Listener): void {
    enterLate = entered;
    channel.listen((data) => {
      const read = safeParse(message, data);
      if (!read.success) return;
      const received = read.output;
      const own = received.kind === 'ask' ? ownValues() : null;
      if (own !== null) channel.post({ kind: 'here', values: own });
      if (received.kind === 'here') answer(received.values, take);
      if (received.kind === 'entered') answer(received.values, entered);
      if (received.kind === 'left') left(received.token, received.ended);
    });
  }

  function answer(values: SessionValues, use: Use | null): void {
    take = null;
    use?.(values);
  }

  /**
   * Asks the other tabs for their session: null without an answer within the time, in milliseconds. A tab that was busy
   * answers later: its session is entered then, unless another one was.
   */
  function ask(answerMs: number): Promise<SessionValues | null> {
    channel.post({ kind: 'ask' });
    return new Promise((resolve) => {
      take = resolve;
      setTimeout(() => {
        resolve(null);
        if (take !== null) take = enterLate;
      }, answerMs);
    });
  }

  return {
    listen,
    ask,
    entered(values: SessionValues) {
      take = null;
      channel.post({ kind: 'entered', values });
    },
    left: (token: string, ended: string | null) => channel.post({ kind: 'left', token, ended }),
    close: () => channel.close(),
  };
}
