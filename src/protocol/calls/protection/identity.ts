import {
  check,
  maxLength,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { documentKinds, hasBack, identity, longestNote } from '../../model/protection/identity.ts';

const path = '/wps/member/identity';

/** The id of an uploaded picture. */
const picture = pipe(string(), regex(/^[\w-]{43}$/));

/** The state of the identity of the member, and the rule of the market. Error: `need_true_account`. */
export const getIdentity = defineCall({
  method: 'GET',
  path,
  token: 'required',
  request: object({}),
  reply: identity,
});

/**
 * Sends the pictures of a document and of the face (`uploadPicture`, purpose `identity`) to the operator. After a refusal it can be
 * sent again, with a note. The same again changes nothing, and in a market that never asks nothing is taken. Errors:
 * `need_true_account`, `picture_refused` for pictures that are not new pictures of the member for this purpose, and
 * `changed_elsewhere` while another check waits and after an approval.
 */
export const sendIdentity = defineCall({
  method: 'POST',
  path,
  token: 'required',
  wireNames: {
    document: 'documentType',
    front: 'frontPicture',
    back: 'backPicture',
    selfie: 'selfiePicture',
  },
  request: pipe(
    object({
      document: picklist(documentKinds),
      front: picture,
      /** Null for a document whose back says nothing. */
      back: nullish(picture, null),
      selfie: picture,
      note: optional(pipe(string(), trim(), maxLength(longestNote)), ''),
    }),
    check(({ document, back }) => hasBack(document) === (back !== null)),
    check(({ front, back, selfie }) => new Set([front, back, selfie]).size === 3),
  ),
  reply: identity,
});
