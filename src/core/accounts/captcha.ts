import { proxy } from 'valtio/vanilla';
import { getCaptcha, getGeetest } from '#contract/calls/captcha.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';
import type { Send } from '../client/send.ts';

export interface CaptchaState extends Loadable {
  /** The address of the picture, for an `img`; null while there is none. */
  picture: string | null;
}

const oftenMs = 1_000;

/** The picture to type off, and what geetest begins with in its place. A failure to fetch it stands in the state. */
export function createCaptcha({ send, now }: { send: Send; now(): number }) {
  const state = proxy<CaptchaState>({ ...idle(), picture: null });
  let asked = -Infinity;

  const { load, reset } = createLoader(state, {
    now,
    ask: () => send(getCaptcha, {}),
    show: (base64) => void (state.picture = `data:image/png;base64,${base64}`),
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
    state.picture = null;
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
