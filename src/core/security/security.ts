import { proxy } from 'valtio/vanilla';
import type { Call, ReplyOf, RequestOf } from '#protocol/call.ts';
import { setEmail, setMobile } from '#protocol/calls/security/contacts.ts';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { getSecurityConfig } from '#protocol/calls/security/security-config.ts';
import {
  changeSecurityQuestions,
  getSecurityQuestions,
  setSecurityQuestions,
} from '#protocol/calls/security/security-questions.ts';
import {
  changeWithdrawalPassword,
  hasWithdrawalPassword,
  resetWithdrawalPassword,
  setWithdrawalPassword,
} from '#protocol/calls/security/withdrawal-password.ts';
import type { CodeSent } from '#protocol/model/code-sent.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import {
  type ProtectionItem,
  protectionItems,
  securityLevel,
  type SecurityLevel,
} from './security-level.ts';
import { array, nullish, number, object, picklist, safeParse } from 'valibot';
import { type IdentityProof, identityProofs } from '#protocol/model/security/identity-proof.ts';
import { GatewayError } from '../client/gateway-error.ts';

export type { ProtectionItem, ProtectionName, SecurityLevel } from './security-level.ts';

/** A question of the list, in the language of the player. */
export type SecurityQuestion = ReplyOf<typeof getSecurityQuestions>['questions'][number];

interface SecurityState extends QueryState {
  /** Null until it is loaded. */
  level: SecurityLevel | null;
  items: readonly ProtectionItem[];
  hasWithdrawalPassword: boolean;
  /** End of the lock of the withdrawal password, in epoch milliseconds; null without a lock. */
  withdrawalLockedUntil: number | null;
}

interface QuestionsState extends QueryState {
  questions: readonly SecurityQuestion[];
  /** Ids of the questions that are answered. */
  chosen: readonly string[];
}

interface SecurityNeeds {
  send: Send;
  events: Events;
  now(): number;
}

const noOverview = {
  level: null,
  items: [],
  hasWithdrawalPassword: false,
  withdrawalLockedUntil: null,
};

/** The protections of the account: overview, withdrawal password, contacts, security questions. Verbs throw GatewayError. */
export function createSecurity({ send, events, now }: SecurityNeeds) {
  const state = proxy<SecurityState>({ ...idle(), ...noOverview });
  const questions = proxy<QuestionsState>({ ...idle(), questions: [], chosen: [] });

  const { load } = createQuery({
    events,
    now,
    state,
    empty: noOverview,
    isPrivate: true,
    refreshOn: ['accountChanged', 'online', 'visible'],
    async call(options) {
      const [protections, password] = await Promise.all([
        send(getSecurityConfig, {}, options),
        send(hasWithdrawalPassword, {}, options),
      ]);
      return { protections, password };
    },
    show: ({ protections, password }) => ({
      level: securityLevel(protections),
      items: protectionItems(protections),
      hasWithdrawalPassword: password.hasPassword,
      withdrawalLockedUntil: password.lockedUntil,
    }),
  });

  const { load: loadQuestions } = createQuery({
    events,
    now,
    state: questions,
    empty: { questions: [], chosen: [] },
    isPrivate: true,
    refreshOn: ['accountChanged', 'language', 'online'],
    call: (options) => send(getSecurityQuestions, {}, options),
    show: (answer) => answer,
  });

  const run = createChange(events);

  async function change<C extends Call>(call: C, request: RequestOf<C> & object): Promise<void> {
    await run(() => send(call, request));
  }

  return {
    state,
    questions,
    load,
    loadQuestions,
    /** Sends a code to a contact. Returns its validity. */
    sendCode: (request: RequestOf<typeof sendMemberCode>): Promise<CodeSent> =>
      send(sendMemberCode, request),
    setWithdrawalPassword: (request: RequestOf<typeof setWithdrawalPassword>) =>
      change(setWithdrawalPassword, request),
    changeWithdrawalPassword: (request: RequestOf<typeof changeWithdrawalPassword>) =>
      change(changeWithdrawalPassword, request),
    /** Sets a new withdrawal password by a code (`sendCode`, purpose `withdrawalPassword`). */
    resetWithdrawalPassword: (request: RequestOf<typeof resetWithdrawalPassword>) =>
      change(resetWithdrawalPassword, request),
    /** Verifies or replaces the number by a code to it (`sendCode`, purpose `newContact`). A refusal may ask for a proof: `identityProofsOf`. */
    setMobile: (request: RequestOf<typeof setMobile>) => change(setMobile, request),
    setEmail: (request: RequestOf<typeof setEmail>) => change(setEmail, request),
    /** Answers three questions for the first time. */
    setQuestions: (request: RequestOf<typeof setSecurityQuestions>) =>
      change(setSecurityQuestions, request),
    changeQuestions: (request: RequestOf<typeof changeSecurityQuestions>) =>
      change(changeSecurityQuestions, request),
  };
}

export type Security = ReturnType<typeof createSecurity>;

const proofValue = object({ accepts: array(picklist(identityProofs)) });

/** The proofs that a refused change accepts; null when it asks for none. */
export function identityProofsOf(error: unknown): readonly IdentityProof[] | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  if (error.failure.code !== 'proof_required') return null;
  const { success, output } = safeParse(proofValue, error.failure.value);
  return success ? output.accepts : null;
}

/** Facts of a refused withdrawal password: the tries left, or the end of the lock in epoch milliseconds. */
interface WithdrawalPasswordFault {
  readonly triesLeft: number | null;
  readonly lockedUntil: number | null;
}

const faultValue = object({ triesLeft: nullish(number(), null), until: nullish(number(), null) });

/** The facts of a refused withdrawal password; null for other errors. */
export function withdrawalPasswordFault(error: unknown): WithdrawalPasswordFault | null {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return null;
  const { code, value } = error.failure;
  if (code !== 'withdrawal_password_incorrect' && code !== 'withdrawal_password_locked') {
    return null;
  }
  const { success, output } = safeParse(faultValue, value);
  return {
    triesLeft: success ? output.triesLeft : null,
    lockedUntil: success ? output.until : null,
  };
}
