import { proxy } from 'valtio/vanilla';
import { getCaptcha, getGeetest } from '#contract/calls/captcha.ts';
import type { Events } from '../query/events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { Send } from '../client/send.ts';

export interface CaptchaState extends QueryState {
  /** The address of the picture, for an `img`; null while there is none. */
  picture: string | null;
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

const oftenMs = 1_000;

/** The picture to type off, and what geetest begins with in its place. A failure to fetch it stands in the state. */
export function createCaptcha({ send, events, now }: Needs) {
  const state = proxy<CaptchaState>({ ...idle(), picture: null });
  let asked = -Infinity;

  const { load, reset } = createQuery({
    events,
    now,
    state,
    empty: { picture: null },
    call: (options) => send(getCaptcha, {}, options),
    show: (base64) => ({ picture: `data:image/png;base64,${base64}` }),
  });

  /** Fetches another picture, once a second at most. */
  async function refresh(): Promise<void> {
    if (now() - asked < oftenMs) return;
    asked = now();
    await load();
  }

  function forget(): void {
    asked = -Infinity;
    reset();
  }

  return {
    state,
    refresh,
    /** Fetches another picture at once: the last one has been used. */
    async renew(): Promise<void> {
      asked = now();
      await load();
    },
    forget,
    /** What a geetest check of the third generation begins with. Throws GatewayError. */
    challenge: () => send(getGeetest, {}),
  };
}

export type Captcha = ReturnType<typeof createCaptcha>;
