import { maxLength, object, pipe, regex, string, transform, union } from 'valibot';
import { defineCall } from '../call.ts';
import { flag, text } from '../model/wire.ts';

const base64 = pipe(string(), maxLength(200_000), regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** A captcha: a PNG in base64. The cookie `captchaId` identifies it; it accepts one answer. */
export const getCaptcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  request: object({}),
  reply: pipe(
    union([base64, object({ img: base64 }), object({ image: base64 })]),
    transform((reply) => {
      if (typeof reply === 'string') return reply;
      return 'img' in reply ? reply.img : reply.image;
    }),
  ),
});

/** Challenge of a geetest check, version 3. */
export const getGeetest = defineCall({
  method: 'GET',
  path: '/wps/captcha/geetest',
  moduleId: 'GEETEST3',
  request: object({}),
  reply: object({ gt: text(), challenge: text(), newCaptcha: flag() }),
});
