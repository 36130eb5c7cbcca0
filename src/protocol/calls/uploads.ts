import { maxLength, minLength, object, picklist, pipe, regex, string } from 'valibot';
import { defineCall } from '../call.ts';
import { uploadLimit, uploadPurposes } from '../model/upload.ts';
import { identifier, text } from '../model/wire.ts';

/** Length of base64 text for the largest picture. */
const longestPicture = Math.ceil(uploadLimit / 3) * 4;

/**
 * Uploads a picture (png or jpg, base64) and returns its id and its address. The address of a private picture works for
 * some minutes; a picture of an `identity` has none, and `url` is empty. Errors: `picture_refused`, `picture_too_large`, `too_many_pictures`.
 */
export const uploadPicture = defineCall({
  method: 'POST',
  path: '/wps/member/upload',
  token: 'required',
  maxBodyBytes: longestPicture + 1_000,
  request: object({
    purpose: picklist(uploadPurposes),
    picture: pipe(
      string(),
      minLength(4),
      maxLength(longestPicture),
      regex(/^[A-Za-z0-9+/]+={0,2}$/),
    ),
  }),
  reply: object({ id: identifier(), url: text(500) }),
});
