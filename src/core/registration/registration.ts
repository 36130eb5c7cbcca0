import { boolean, type GenericSchema, number, object, record, string } from 'valibot';
import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#protocol/call.ts';
import { register, registerByMobile } from '#protocol/calls/registration.ts';
import { getRegisterRules } from '#protocol/calls/register-rules.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Cache } from '../cache/cache.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { draftOf, type RegisterValues } from './registration-rules.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import { createInvitation, type InvitationState, noInvitation } from './invitation.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { GeetestProof, MobileProof, Session } from '../session/session.ts';
import { createSocialIdentity, type SocialState } from './social-identity.ts';

interface RegistrationState extends QueryState, InvitationState, SocialState {
  /** Rules of the operator by field. `registration-rules.ts` makes the form of them. */
  rules: Readonly<Record<string, FieldRule>>;
}

/** A completed form. */
export interface RegisterForm {
  way: 'mobile' | 'username';
  /** By the field's name in the protocol. */
  values: RegisterValues;
  /** Left out in a form without a password. */
  confirmation?: string;
  dialCode: string;
  /** Address of the page, for the operator. */
  registerUrl: string;
  /** Proof of the ownership of the number, where it is required. A code of the gateway is also among the values. */
  proof?: MobileProof;
  geetest?: GeetestProof;
}

interface Needs {
  send: Send;
  cache: Cache;
  keys: SessionKeys;
  local: LocalKeys;
  session: Pick<Session, 'adopt'>;
  platform: Pick<Platform, 'crypto' | 'origin'>;
  events: Events;
  now(): number;
}

const fieldRule: GenericSchema<unknown, FieldRule> = object({
  pattern: string(),
  patternId: number(),
  minLength: number(),
  maxLength: number(),
  enabled: boolean(),
  required: boolean(),
});

/** The rules of the form by field. */
const keptRules = declareEntry('register-rules', { shape: record(string(), fieldRule) }, 'public');

/** The fields to send. A code of firebase is replaced by its proof. */
function fieldsOf(values: RegisterValues, proof: MobileProof | undefined) {
  const isByFirebase = proof !== undefined && 'idToken' in proof;
  const { verificationCode: _, ...others } = values;
  const sent = Object.entries(isByFirebase ? others : values);
  const fields = Object.fromEntries(sent.map(([name, value]) => [name, value.trim()]));
  return { fields, ...(isByFirebase && proof) };
}

/** The registration form and its call. */
export function createRegistration(needs: Needs) {
  const { send, cache, keys, session, platform } = needs;
  const state = proxy<RegistrationState>({
    ...idle(),
    rules: {},
    ...noInvitation(),
    social: null,
  });
  const { socialProof, ...social } = createSocialIdentity(state);
  const invitations = createInvitation(state, needs);
  let draft: RegisterValues = {};
  /** Idempotency key of the last form. The same form sent again creates no second account. */
  let last: { form: string; key: string } | null = null;

  const { load } = createQuery({
    ...needs,
    state,
    keep: () => cache.entry(keptRules, ''),
    call: (options) => send(getRegisterRules, {}, options),
    show: (rules) => ({ rules }),
  });

  /** The geetest proof differs at each try and does not identify the form. */
  function keyOf({ geetest: _, ...form }: RegisterForm): string | null {
    const filledIn = JSON.stringify({ ...form, ...socialProof() });
    const key = last?.form === filledIn ? last.key : platform.crypto?.randomUUID();
    last = key === undefined ? null : { form: filledIn, key };
    return key ?? null;
  }

  function requestOf(form: RegisterForm): RequestOf<typeof register> {
    const { values, confirmation, dialCode, registerUrl, proof, geetest } = form;
    const idempotencyKey = keyOf(form);
    return {
      ...fieldsOf(values, proof),
      dialCode,
      registerUrl,
      domain: new URL(platform.origin).hostname,
      ...socialProof(),
      ...geetest,
      ...(confirmation !== undefined && { confirmPassword: confirmation.trim() }),
      ...(idempotencyKey !== null && { idempotencyKey }),
    };
  }

  /** Creates the account and signs in. Throws GatewayError; `field-refusal.ts` knows which field is refused. */
  async function submit(form: RegisterForm): Promise<void> {
    const call = form.way === 'mobile' ? registerByMobile : register;
    const { token } = await send(call, requestOf(form));
    last = null;
    draft = {};
    invitations.forgetInvitation();
    social.clearIdentity();
    if (token === null) throw new GatewayError({ kind: 'signedOut', message: null });
    await session.adopt(token);
    keys.write({ registerDone: '1' });
  }

  return {
    state,
    load,
    submit,
    isInvitation: invitations.isInvitation,
    invite: invitations.invite,
    ...social,
    /** The values of a closed form without its secrets, in memory only. */
    draft: (): RegisterValues => draft,
    keepDraft: (typed: RegisterValues) => void (draft = { ...draft, ...draftOf(typed) }),
    /** An account was just created, which opens the promotion for new players. */
    isDone: () => keys.read('registerDone') !== null,
    forgetDone: () => keys.write({ registerDone: null }),
  };
}

export type RegistrationSlice = ReturnType<typeof createRegistration>;
