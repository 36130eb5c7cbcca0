import { custom, object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { flag, text } from '../model/wire.ts';

const longestPicture = 200_000;

/** The base64 of a picture: as text, as the address of its data, or in a field `img` or `image`. Null when there is none. */
function pictureIn(reply: unknown): string | null {
  if (typeof reply !== 'string') {
    const { img, image }: { img?: unknown; image?: unknown } = Object(reply);
    const found = img ?? image;
    return typeof found === 'string' ? pictureIn(found) : null;
  }
  const base64 = reply.replace(/^data:[^,]*,|\s/g, '');
  return base64.length <= longestPicture && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? base64 : null;
}

/** A captcha: a picture in base64, a PNG of our own gateway. The cookie `captchaId` identifies it; it accepts one answer. */
export const getCaptcha = defineCall({
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  request: object({}),
  reply: pipe(
    custom<string>((reply) => pictureIn(reply) !== null),
    transform((reply) => pictureIn(reply) ?? ''),
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
