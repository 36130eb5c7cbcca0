import { array, check, maxLength, minLength, object, pipe } from 'valibot';
import { defineCall } from '../../call.ts';
import { formText } from '../../model/identity-fields.ts';
import { loginPassword } from '../../model/security/identity-proof.ts';
import { emptyReply, identifier, list, text } from '../../model/wire.ts';

const path = '/wps/member/customerSecurityQuestions';
const shared = { path, moduleId: 'SECQUES3', token: 'required' } as const;

/** The questions to choose from, in the language of the request, and the ids of those that the member has answered. */
export const getSecurityQuestions = defineCall({
  ...shared,
  method: 'GET',
  request: object({}),
  reply: object({
    questions: list(object({ questionId: identifier(), question: text() }), 100),
    chosen: list(identifier(), 10),
  }),
});

const answers = pipe(
  array(object({ questionId: formText(40), answer: formText(100) })),
  minLength(3),
  maxLength(3),
  check((all) => new Set(all.map(({ questionId }) => questionId)).size === 3, 'three questions'),
);

/**
 * Answers three security questions for the first time. Errors: `password_incorrect`, `changed_elsewhere` when they are
 * answered already.
 */
export const setSecurityQuestions = defineCall({
  keyed: true,
  ...shared,
  method: 'PUT',
  sealed: true,
  request: object({ answers, loginPassword }),
  reply: emptyReply(),
});

/** Replaces the three questions. `oldAnswers` answers the current ones. Error: `answers_incorrect`. */
export const changeSecurityQuestions = defineCall({
  keyed: true,
  ...shared,
  method: 'POST',
  sealed: true,
  request: object({ answers, oldAnswers: answers }),
  reply: emptyReply(),
});
