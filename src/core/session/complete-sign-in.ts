import type { ReplyOf } from '#protocol/call.ts';
import type { signIn } from '#protocol/calls/sign-in.ts';
import type { Member } from '#protocol/model/member.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { MemberSlice } from '../member/member.ts';
import type { SessionKeys, SessionValues } from '../storage/session-keys.ts';
import { holdsBack, type PasswordChange, passwordChangeOf } from './password-change.ts';
import type { SessionState } from './session-state.ts';

/** The part of the session that signing in uses. Only the session writes its state. */
interface SessionAccess {
  update(change: Partial<SessionState>): void;
  /** Signs in the member of the session storage, in all tabs. */
  enter(): void;
  /** Ends the previous session, in this tab. */
  leave(): Promise<void>;
}

export interface CompleteSignInNeeds {
  keys: SessionKeys;
  member: MemberSlice;
  session: SessionAccess;
  module(id: ModuleId): boolean;
}

const expiryModule = 'PWDEXPFORCECHANGE3';

/** Turns a token into a session. Both functions throw GatewayError, and then leave no token behind. */
export function createCompleteSignIn({ keys, member, session, module }: CompleteSignInNeeds) {
  /** Loads the member of the token and signs them in. */
  async function enterMember(): Promise<void> {
    await member.load();
    const { member: signedIn, failure } = member.state;
    if (signedIn === null || failure !== null) {
      keys.write({ token: null, customerId: null, cpw: null });
      member.forget();
      throw new GatewayError(failure ?? { kind: 'signedOut', message: null });
    }
    keys.write(identityOf(signedIn));
    session.enter();
  }

  async function completeWithToken(token: string): Promise<void> {
    keys.write({ token, customerId: null, account: null, cpw: null });
    await enterMember();
  }

  /** Signs in after a reply to a sign-in call. Returns why the password has to be changed; an expired or default password leaves a guest. After a sign-in without password, only a first sign-in asks for a change. */
  async function completeWithReply(
    reply: ReplyOf<typeof signIn>,
    { byPassword }: { byPassword: boolean },
  ): Promise<PasswordChange | null> {
    const { token, customerId, username } = reply;
    const change = passwordChangeOf(reply, module(expiryModule));
    const passwordChange = byPassword || change === 'firstTime' ? change : null;
    const knowsPassword = byPassword && passwordChange !== null;
    keys.write({ token, customerId, cpw: passwordChange === null ? null : '1' });
    session.update({ passwordChange, knowsPassword, secondStep: null, ended: null });
    if (holdsBack(passwordChange)) session.update({ username });
    else await enterMember();
    return passwordChange;
  }

  return { completeWithToken, completeWithReply };
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
