import { number, object, optional, parseJson, pipe, safeParse, string } from 'valibot';
import { proxy } from 'valtio/vanilla';
import {
  sendCode,
  sendMobileRegisterCode,
  sendRegisterCode,
} from '#contract/calls/verification.ts';
import type { CodeSent } from '#contract/model/code-sent.ts';
import type { Send } from '../client/send.ts';
import { firebaseWaitMs, waitUntil } from './code-wait.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import type { GeetestProof, Session } from '../session/session.ts';

/** What a code is asked for. */
const uses = ['login', 'reset', 'register', 'secondStep'] as const;
export type CodeUse = (typeof uses)[number];

/** Where a code goes. */
interface Receiver {
  mobile: string;
  dialCode: string;
  geetest?: GeetestProof;
}

export interface CodesState {
  /** Until when another code is not to be asked for, in epoch milliseconds, by use. Counted down by `rules/countdown.ts`. */
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

/** A press on the button within a second of the last one is the same press. */
const pressMs = 1_000;

/** Codes by SMS and e-mail, and the wait between them, which lasts through a reload of the page. */
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

  /** Does nothing while another code is waited for. */
  async function ask(use: CodeUse, request: () => Promise<CodeSent>): Promise<void> {
    const askedAt = now();
    if (askedAt - pressed < pressMs || (state.waits[use] ?? 0) > askedAt) return;
    pressed = askedAt;
    const sent = await request();
    wait(use, waitUntil(sent, { askedAt, answeredAt: now() }));
  }

  /** The calls that send a code; registering has one for each way. */
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
    /** Throws GatewayError. */
    requestForLogin: (to: Receiver) => ask('login', () => request('login', to)),
    /** Throws GatewayError. */
    requestForReset: (to: Receiver) => ask('reset', () => request('reset', to)),
    /** Throws GatewayError. */
    requestForRegister: (to: Receiver, way: 'mobile' | 'username') =>
      ask('register', () => request(way, to)),
    /** Throws GatewayError. */
    requestForSecondStep: (channel: 'sms' | 'email') =>
      ask('secondStep', () => session.sendSecondStepCode(channel)),
    /** Firebase has sent a code by itself. */
    sentByFirebase: (use: CodeUse) => wait(use, now() + firebaseWaitMs),
    /** A wait that is over, or that is about another number, is forgotten. */
    forget(use: CodeUse): void {
      pressed = -Infinity;
      wait(use, 0);
      state.waits[use] = null;
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
