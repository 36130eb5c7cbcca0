import { proxy } from 'valtio/vanilla';
import { getCaptcha, getGeetest } from '#protocol/calls/captcha.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { Send } from '../client/send.ts';

interface CaptchaState extends QueryState {
  /** The picture as a data URL; null without one. */
  picture: string | null;
}

interface Needs {
  send: Send;
  events: Events;
  now(): number;
}

const refreshMs = 1_000;

/** The captcha: a picture to copy, or the challenge of geetest. A failure to load the picture is in the state. */
export function createCaptcha({ send, events, now }: Needs) {
  const state = proxy<CaptchaState>({ ...idle(), picture: null });
  let loadedAt = -Infinity;

  const { load, reset } = createQuery({
    events,
    now,
    state,
    empty: { picture: null },
    call: (options) => send(getCaptcha, {}, options),
    show: (base64) => ({ picture: `data:image/png;base64,${base64}` }),
  });

  /** Loads another picture, at most once a second. */
  async function refresh(): Promise<void> {
    if (now() - loadedAt < refreshMs) return;
    loadedAt = now();
    await load();
  }

  function forget(): void {
    loadedAt = -Infinity;
    reset();
  }

  return {
    state,
    refresh,
    /** Loads another picture at once, because the last one has been used. */
    async renew(): Promise<void> {
      loadedAt = now();
      await load();
    },
    forget,
    /** Starts a geetest check of version 3. Throws GatewayError. */
    challenge: () => send(getGeetest, {}),
  };
}

export type Captcha = ReturnType<typeof createCaptcha>;
