import { maxLength, object, pipe, regex, string, transform, union } from 'valibot';
import { defineCall } from '../call.ts';
import { flag, text } from '../model/wire.ts';

const base64 = pipe(string(), maxLength(200_000), regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** A picture to type off, as the base64 of a PNG. The gateway knows it again by its cookie `captchaId`; it is good for one answer. */
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

/** What a geetest check of the third generation begins with. */
export const getGeetest = defineCall({
  method: 'GET',
  path: '/wps/captcha/geetest',
  moduleId: 'GEETEST3',
  request: object({}),
  reply: object({ gt: text(), challenge: text(), newCaptcha: flag() }),
});
