import { changePassword as askChange } from '#contract/calls/password.ts';
import { signIn as askSignIn, signInFreePlay } from '#contract/calls/sign-in.ts';
import type { Send } from '../client/send.ts';
import type { Memory } from './remembered-login.ts';
import { type ArrivalNeeds, createArrival } from './complete-sign-in.ts';
import { createByPassword } from './password-sign-in.ts';
import type { MobileProof } from './credentials.ts';
import type { WaysIn } from './sign-in-methods.ts';

export interface EntranceNeeds extends ArrivalNeeds {
  send: Send;
  memory: Memory;
}

/** What a call says of who has a number. */
function proofOf(mobile: string, proof: MobileProof) {
  if ('code' in proof) {
    return { type: 'sms', username: mobile, password: proof.code.trim() } as const;
  }
  const { identityChannel, idToken } = proof;
  return { type: 'firebase', username: mobile, password: '', identityChannel, idToken } as const;
}

/** The ways to sign in themselves. What they learn of who is here stands in the session storage. */
export function createEntrance(needs: EntranceNeeds): Omit<WaysIn, 'prepare'> {
  const { send, keys, memory, state, held } = needs;
  const arrival = createArrival(needs);
  const { adopt, take } = arrival;

  /** A password that this device remembers is remembered anew. */
  async function rememberNew(old: string, password: string): Promise<void> {
    const kept = await memory.recall();
    if (kept?.password === old) await memory.keep({ username: kept.username, password });
  }

  return {
    ...createByPassword(needs, arrival),
    async adopt(token) {
      if (keys.read('account') !== null) await needs.leave();
      await adopt(token);
    },
    async signInBySms({ captcha, dialCode, remember, ...typed }) {
      const mobile = typed.mobile.trim();
      const reply = await send(askSignIn, { captcha, dialCode, ...proofOf(mobile, typed) });
      await memory.keep(remember ? { mobile, dialCode } : null);
      await take(reply, { byPassword: false });
    },
    async signInByFirebase({ channel, idToken }) {
      const nobody = { username: '', password: '', captcha: '' };
      const proof = { identityChannel: channel, idToken };
      const reply = await send(askSignIn, { ...nobody, type: 'firebase', ...proof });
      await take(reply, { byPassword: false });
    },
    async freePlay(os) {
      await take(await send(signInFreePlay, { os }), { byPassword: false });
    },
    async changePassword({ oldPassword, ...typed }) {
      const old = oldPassword ?? held.password ?? '';
      await send(askChange, { ...typed, oldPassword: old });
      await rememberNew(old, typed.newPassword.trim());
      held.password = null;
      state.knowsPassword = false;
      await adopt(keys.read('token') ?? '');
    },
  };
}
