import { number, object, optional, parseJson, pipe, safeParse, string } from 'valibot';
import { proxy } from 'valtio/vanilla';
import {
  sendCode,
  sendMobileRegisterCode,
  sendRegisterCode,
} from '#protocol/calls/verification.ts';
import type { CodeSent } from '#protocol/model/code-sent.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { throttleWaitMs } from '../client/retry-after.ts';
import type { Send } from '../client/send.ts';
import { firebaseWaitMs, waitUntil } from './code-wait.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import type { GeetestProof, Session } from '../session/session.ts';

/** The purpose of a code. */
const uses = ['login', 'reset', 'register', 'secondStep'] as const;
export type CodeUse = (typeof uses)[number];

/** The receiver of a code. */
interface Receiver {
  mobile: string;
  dialCode: string;
  /** The typed captcha, where the gateway asked for one. */
  captcha?: string;
  geetest?: GeetestProof;
}

interface CodesState {
  /** Earliest time for another code by purpose, in epoch milliseconds. `code-wait.ts` counts it down. */
  waits: Record<CodeUse, number | null>;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  session: Pick<Session, 'sendSecondStepCode'>;
  now(): number;
}

const moment = optional(number());
const keptWaits = pipe(
  string(),
  parseJson(),
  object({ login: moment, reset: moment, register: moment, secondStep: moment }),
);

/** A second press within this time is ignored. */
const pressMs = 1_000;

/** Codes by SMS and e-mail, and the wait between two of them, which outlasts a reload of the page. */
export function createCodes({ send, keys, session, now }: Needs) {
  const state = proxy<CodesState>({ waits: recall() });
  let pressed = -Infinity;

  function recall(): CodesState['waits'] {
    const { success, output } = safeParse(keptWaits, keys.read('codeCountdown'));
    const kept = success ? output : {};
    const at = (use: CodeUse) => ((kept[use] ?? 0) > now() ? (kept[use] ?? null) : null);
    return {
      login: at('login'),
      reset: at('reset'),
      register: at('register'),
      secondStep: at('secondStep'),
    };
  }

  function wait(use: CodeUse, until: number): void {
    state.waits[use] = until;
    const running = Object.entries(state.waits).filter(([, end]) => (end ?? 0) > now());
    keys.write({ codeCountdown: JSON.stringify(Object.fromEntries(running)) });
  }

  /** Starts the wait that a throttled request names. */
  function recordThrottle(use: CodeUse, error: unknown): void {
    const ms = error instanceof GatewayError ? throttleWaitMs(error.failure) : null;
    if (ms !== null) wait(use, now() + ms);
  }

  /** Returns true when a code was sent. Does nothing during the wait. */
  async function ask(use: CodeUse, request: () => Promise<CodeSent>): Promise<boolean> {
    const askedAt = now();
    if (askedAt - pressed < pressMs || (state.waits[use] ?? 0) > askedAt) return false;
    pressed = askedAt;
    try {
      wait(use, waitUntil(await request(), { askedAt, answeredAt: now() }));
      return true;
    } catch (error) {
      recordThrottle(use, error);
      throw error;
    }
  }

  /** The calls that send a code. Each way to register has its own. */
  const senders = {
    login: sendCode,
    reset: sendCode,
    mobile: sendMobileRegisterCode,
    username: sendRegisterCode,
  };

  function request(call: keyof typeof senders, { geetest, ...to }: Receiver): Promise<CodeSent> {
    return send(senders[call], { ...to, ...geetest });
  }

  return {
    state,
    /** Each returns true when a code was sent, false during the wait, and throws GatewayError. */
    requestForLogin: (to: Receiver) => ask('login', () => request('login', to)),
    requestForReset: (to: Receiver) => ask('reset', () => request('reset', to)),
    requestForRegister: (to: Receiver, way: 'mobile' | 'username') =>
      ask('register', () => request(way, to)),
    requestForSecondStep: (channel: 'sms' | 'email') =>
      ask('secondStep', () => session.sendSecondStepCode(channel)),
    /** Starts the wait of a throttled request to a third party. */
    recordThrottle,
    /** Starts the wait after a code of firebase. */
    sentByFirebase: (use: CodeUse) => wait(use, now() + firebaseWaitMs),
    /** Ends the wait, for example for another number. */
    forget(use: CodeUse): void {
      pressed = -Infinity;
      wait(use, 0);
      state.waits[use] = null;
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
