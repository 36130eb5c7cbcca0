import { proxy } from 'valtio/vanilla';
import type { ReplyOf, RequestOf } from '#protocol/call.ts';
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
import type { Call } from '#protocol/call.ts';
import type { CodeSent } from '#protocol/model/code-sent.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import {
  type ProtectionItem,
  protectionItems,
  type SecurityLevel,
  securityLevel,
} from './security-level.ts';

export { identityProofsOf, withdrawalPasswordFault } from './security-refusals.ts';
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
