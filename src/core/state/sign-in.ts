import { signIn as askSignIn } from '#contract/calls/sign-in.ts';
import type { Member } from '#contract/model/member.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import { holdsBack, type PasswordChange, passwordChangeOf } from '../rules/password-change.ts';
import type { Memory } from '../storage/memory.ts';
import type { SessionKeys, SessionValues } from '../storage/session-keys.ts';
import type { MemberSlice } from './member.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Empty when none is asked for. */
  captcha: string;
  /** Keeps both on this device for a day. */
  remember: boolean;
}

interface Needs {
  send: Send;
  keys: SessionKeys;
  member: MemberSlice;
  memory: Memory;
  module(id: string): boolean;
}

const expiryModule = 'PWDEXPFORCECHANGE3';

/** Signs in and learns who that is, leaving it in the session storage. Gives why the password has to be changed; before some changes the account is not learnt. */
export function createSignIn({ send, keys, member, memory, module }: Needs) {
  async function learnMember(): Promise<Member> {
    await member.load();
    const { member: who, failure } = member.state;
    if (who !== null && failure === null) return who;
    keys.write({ token: null, customerId: null, cpw: null });
    member.forget();
    throw new GatewayError(failure ?? { kind: 'signedOut', message: null });
  }

  return async (typed: Credentials): Promise<PasswordChange | null> => {
    const credentials = { username: typed.username.trim(), password: typed.password.trim() };
    const reply = await send(askSignIn, { ...credentials, captcha: typed.captcha });
    await memory.keep(typed.remember ? credentials : null);
    const change = passwordChangeOf(reply, module(expiryModule));
    const { token, customerId } = reply;
    keys.write({ token, customerId, cpw: change === null ? null : '1' });
    if (!holdsBack(change)) keys.write(identityOf(await learnMember()));
    return change;
  };
}

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
