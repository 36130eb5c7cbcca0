import * as calls from '#contract/calls/captcha.ts';
import { captchaLife } from './captchas.ts';
import { randomSecret } from '../../store/hash-token.ts';
import { answer } from '../../http/request-context.ts';
import { visitorKey } from '../../http/visitor-key.ts';

const allowance = { most: 60, withinMs: 60_000 };

export const getCaptcha = answer(calls.getCaptcha, async (_, visit) => {
  await visit.attempts.allow(`captcha ${visitorKey(visit.ip)}`, allowance);
  const { id, png } = await visit.captchas.make();
  visit.cookies.write('captchaId', id, captchaLife / 1000);
  return png.toString('base64');
});

/** The stand-in for the vendor takes any challenge. */
export const getGeetest = answer(calls.getGeetest, () => ({
  gt: 'parola-stand-in',
  challenge: randomSecret(),
  newCaptcha: true,
}));
