import type { ReplyOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import type { Member } from '#contract/model/member.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { holdsBack, passwordChangeOf } from './password-change.ts';
import type { SessionKeys, SessionValues } from '../storage/session-keys.ts';
import type { MemberSlice } from '../member/member.ts';
import type { Held, SessionState } from './session.ts';

export interface ArrivalNeeds {
  keys: SessionKeys;
  member: MemberSlice;
  state: SessionState;
  /** What only this tab's memory knows, for as long as it is needed. */
  held: Held;
  module(id: ModuleId): boolean;
  /** The session storage says who is signed in. */
  enter(): void;
  /** Whoever was signed in before is so no more. */
  leave(): Promise<void>;
}

const expiryModule = 'PWDEXPFORCECHANGE3';

/** What follows when a way to sign in has given a token: who that is stands in the session storage. */
export function createArrival({ keys, member, state, held, ...needs }: ArrivalNeeds) {
  async function learnMember(): Promise<void> {
    await member.load();
    const { member: who, failure } = member.state;
    if (who !== null && failure === null) return keys.write(identityOf(who));
    keys.write({ token: null, customerId: null, cpw: null });
    member.forget();
    throw new GatewayError(failure ?? { kind: 'signedOut', message: null });
  }

  /** Takes a token up and learns whose it is. */
  async function adopt(token: string): Promise<void> {
    keys.write({ token, customerId: null, account: null, cpw: null });
    await learnMember();
    Object.assign(state, { passwordChange: null, secondStep: null, ended: null });
    needs.enter();
  }

  /** By a password, some accounts have to change it before they are let in. */
  async function take(
    reply: ReplyOf<typeof signIn>,
    { byPassword }: { byPassword: boolean },
  ): Promise<void> {
    const change = passwordChangeOf(reply, needs.module(expiryModule));
    const passwordChange = byPassword || change === 'firstTime' ? change : null;
    const { token, customerId, username } = reply;
    keys.write({ token, customerId, cpw: passwordChange === null ? null : '1' });
    if (passwordChange === null || !byPassword) held.password = null;
    const knowsPassword = held.password !== null;
    Object.assign(state, { passwordChange, knowsPassword, secondStep: null, ended: null });
    if (holdsBack(passwordChange)) return void (state.username = username);
    await learnMember();
    needs.enter();
  }

  return { adopt, take };
}

export type Arrival = ReturnType<typeof createArrival>;

function identityOf(member: Member): SessionValues {
  const { id, account, nickname, type, toUpline, level, club } = member;
  return {
    customerId: id,
    account,
    username: account,
    nickname,
    isAgent: String(type),
    toUpline: toUpline ? '1' : '0',
    memberLabel: level ?? club?.name ?? '',
  };
}
