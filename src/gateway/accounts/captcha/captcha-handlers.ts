import * as calls from '#protocol/calls/captcha.ts';
import { captchaLifeMs } from './captchas.ts';
import { randomToken } from '../../hash-token.ts';
import { handle } from '../../http/request-context.ts';

const limit = { max: 60, windowMs: 60_000 };

export const getCaptcha = handle(calls.getCaptcha, async (_, context) => {
  await context.attempts.consumeFrom('captcha', context.ip, limit);
  const { id, png } = await context.captchas.make();
  context.cookies.write('captchaId', id, captchaLifeMs / 1000);
  return png.toString('base64');
});

/** The stand-in of Geetest accepts any challenge. */
export const getGeetest = handle(calls.getGeetest, () => ({
  gt: 'parola-stand-in',
  challenge: randomToken(),
  newCaptcha: true,
}));
