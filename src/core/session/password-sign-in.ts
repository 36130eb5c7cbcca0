import { sendSignInCode, signIn as askSignIn, verifySignIn } from '#contract/calls/sign-in.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { secondStepOf } from './second-step.ts';
import type { EntranceNeeds } from './sign-in.ts';
import type { Arrival } from './complete-sign-in.ts';
import type { WaysIn } from './sign-in-methods.ts';

type ByPassword = Pick<
  WaysIn,
  'signIn' | 'sendSecondStepCode' | 'verifySecondStep' | 'leaveSecondStep'
>;

/** Signing in by name and password, in one step or in two. */
export function createByPassword({ send, memory, state, held }: EntranceNeeds, { take }: Arrival) {
  /** What the first step has shown; without it there is no second. */
  function firstStep() {
    if (held.second !== null) return held.second;
    throw new GatewayError({ kind: 'signedOut', message: null }, { silent: true });
  }

  const ways: ByPassword = {
    async signIn({ captcha, geetest, remember, ...typed }) {
      const known = { username: typed.username.trim(), password: typed.password.trim() };
      Object.assign(held, { password: known.password, second: { ...known, remember } });
      state.secondStep = null;
      try {
        const reply = await send(askSignIn, { ...known, captcha, type: 'username', ...geetest });
        await memory.keep(remember ? known : null);
        held.second = null;
        await take(reply, { byPassword: true });
      } catch (error) {
        const offers = secondStepOf(error);
        if (offers === null) throw error;
        state.secondStep = { username: known.username, offers };
      }
    },
    async sendSecondStepCode(channel) {
      const { username, password } = firstStep();
      return send(sendSignInCode, { username, password, channel });
    },
    async verifySecondStep(channel, code) {
      const { remember, ...known } = firstStep();
      const reply = await send(verifySignIn, { ...known, channel, code });
      await memory.keep(remember ? known : null);
      held.second = null;
      await take(reply, { byPassword: true });
    },
    async leaveSecondStep() {
      held.second = null;
      state.secondStep = null;
    },
  };
  return ways;
}
