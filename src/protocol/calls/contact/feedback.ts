import {
  array,
  boolean,
  check,
  maxLength,
  minLength,
  nullish,
  object,
  optional,
  pipe,
  string,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { countGraphemes } from '../../count-graphemes.ts';
import {
  changedFeedback,
  feedback,
  longestFeedbackRemark,
  mostFeedbackPictures,
} from '../../model/contact/feedback.ts';
import { emailAddress } from '../../model/email-address.ts';
import { count } from '../../model/readers/count.ts';
import { part } from '../../model/readers/part.ts';
import { list, text } from '../../model/wire.ts';
import { feedbackType } from '../../vocabulary/feedback.ts';

/** The longest content that is read. The gateway has narrower bounds (`getFeedbackRules`). */
const longestContent = 10_000;
const content = pipe(string(), maxLength(longestContent), trim());

/** The bounds of the content of feedback, in characters as people count them. */
export const getFeedbackRules = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFeedbackConfig',
  moduleId: 'FEEDBACK3',
  token: 'never',
  request: object({}),
  reply: object({ minLength: count(), maxLength: count(longestContent) }),
});

/**
 * Sends feedback: type and content, a remark, up to three pictures of a member (`uploadPicture`, purpose `feedback`), and if
 * an answer by phone or e-mail is wished. A guest names an e-mail address and sends no pictures. Replies with the reference
 * number, which is empty where a gateway only confirms it. Errors: `field_required` (value: `{ field }`), `content_length` (value: `{ least, most }`), `picture_refused`,
 * `TOO_MANY_REQUEST`.
 */
export const sendFeedback = defineCall({
  method: 'PUT',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  token: 'optional',
  keyed: true,
  wireNames: { pictures: 'images', wantsContact: 'contactWished', address: 'email' },
  request: object({
    type: feedbackType,
    content,
    remark: optional(
      pipe(
        string(),
        maxLength(2_000),
        trim(),
        check(
          (remark) => countGraphemes(remark) <= longestFeedbackRemark,
          'at most 140 characters',
        ),
      ),
      '',
    ),
    pictures: optional(
      pipe(array(pipe(string(), minLength(1), maxLength(100))), maxLength(mostFeedbackPictures)),
      [],
    ),
    wantsContact: optional(boolean(), false),
    address: nullish(pipe(string(), trim(), maxLength(200), emailAddress()), null),
  }),
  reply: part(object({ referenceNo: text(100) })),
});

/** The member's feedback, newest first. */
export const getFeedback = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFeedbackList',
  moduleId: 'FEEDBACK3',
  token: 'required',
  request: object({}),
  reply: list(feedback, 50),
});

/**
 * Opens closed feedback again, with a text, until its `reopenBy`. Replies with the feedback as it is: any other state is left
 * as it is. Errors: `not_found`, `content_length` (value: `{ least, most }`).
 */
export const reopenFeedback = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_reopenFeedback',
  moduleId: 'FEEDBACK3',
  token: 'required',
  keyed: true,
  wireNames: { id: 'referenceNo' },
  request: object({ id: pipe(string(), trim(), minLength(1), maxLength(60)), content }),
  reply: changedFeedback,
});
