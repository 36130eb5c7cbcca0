import * as calls from '#contract/calls/captcha.ts';
import { captchaLife } from './captchas.ts';
import { randomToken } from '../../hash-token.ts';
import { handle } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

const allowance = { most: 60, withinMs: 60_000 };

export const getCaptcha = handle(calls.getCaptcha, async (_, context) => {
  await context.attempts.allow(`captcha ${networkKey(context.ip)}`, allowance);
  const { id, png } = await context.captchas.make();
  context.cookies.write('captchaId', id, captchaLife / 1000);
  return png.toString('base64');
});

/** The stand-in for the vendor takes any challenge. */
export const getGeetest = handle(calls.getGeetest, () => ({
  gt: 'parola-stand-in',
  challenge: randomToken(),
  newCaptcha: true,
}));
