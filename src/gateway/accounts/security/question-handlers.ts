import * as calls from '#protocol/calls/security/security-questions.ts';
import { Refusal } from '../../http/refusal.ts';
import { handle, type RequestContext } from '../../http/request-context.ts';
import { recordOwnAudit } from '../../audit/audit.ts';
import { notify } from '../../notify/notify.ts';
import type { Sql } from '../../store/database.ts';
import type { Passwords } from '../password/passwords.ts';
import { checkSecret } from '../attempts.ts';
import { text } from '../../texts/texts.ts';
import { checkLoginPassword } from './check-login-password.ts';

interface Answer {
  readonly questionId: string;
  readonly answer: string;
}

/** The questions to choose from, in their order. */
const questionIds = [
  'pet',
  'school',
  'teacher',
  'street',
  'food',
  'friend',
  'job',
  'grandmother',
  'hero',
] as const;

const isKnown = (questionId: string) => questionIds.some((id) => id === questionId);

const tryLimit = { max: 5, windowMs: 30 * 60_000 };

/** An answer without case, accents, punctuation and double spaces, for comparison. */
function normalizeAnswer(answer: string): string {
  const letters = answer.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}

function answersOf(sql: Sql, memberId: string) {
  return sql
    .selectFrom('security_answer')
    .select(['question_id', 'answer_hash'])
    .where('member_id', '=', memberId)
    .orderBy('question_id')
    .execute();
}

/** Rows of new answers. Refusal `field_refused` for an unknown question or an answer without letters and digits. */
async function rowsOf(passwords: Passwords, memberId: string, answers: readonly Answer[]) {
  for (const { questionId, answer } of answers) {
    if (!isKnown(questionId) || normalizeAnswer(answer) === '') {
      throw new Refusal(200, 'field_refused', { value: { field: questionId } });
    }
  }
  return Promise.all(
    answers.map(async ({ questionId, answer }) => ({
      member_id: memberId,
      question_id: questionId,
      answer_hash: await passwords.hash(normalizeAnswer(answer)),
    })),
  );
}

export const getSecurityQuestions = handle(
  calls.getSecurityQuestions,
  async (_, { sql, member, language }) => {
    const chosen = await answersOf(sql, member.id);
    return {
      questions: questionIds.map((questionId) => ({
        questionId,
        question: text(language, `securityQuestion.${questionId}`),
      })),
      chosen: chosen.map(({ question_id: id }) => id),
    };
  },
);

/** Replaces the answers if they are still those that were read before. Refusal `changed_elsewhere`. */
async function replaceAnswers(
  { transaction, member, now }: RequestContext,
  before: readonly { answer_hash: string }[],
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<void> {
  await transaction(async (sql) => {
    // The row of the member orders simultaneous changes.
    await sql
      .selectFrom('member')
      .select('id')
      .where('id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    const current = await answersOf(sql, member.id);
    const isSame =
      current.length === before.length &&
      current.every((row, index) => row.answer_hash === before[index]?.answer_hash);
    if (!isSame) throw new Refusal(200, 'changed_elsewhere');
    await sql.deleteFrom('security_answer').where('member_id', '=', member.id).execute();
    await sql.insertInto('security_answer').values(rows).execute();
    await recordOwnAudit(sql, { member, now }, 'securityQuestionsSet');
    await notify(sql, { memberId: member.id, kind: 'securityQuestionsSet' }, now);
  });
}

export const setSecurityQuestions = handle(calls.setSecurityQuestions, async (request, context) => {
  await checkLoginPassword(context, request.loginPassword);
  await replaceAnswers(
    context,
    [],
    await rowsOf(context.passwords, context.member.id, request.answers),
  );
  return undefined;
});

export const changeSecurityQuestions = handle(
  calls.changeSecurityQuestions,
  async (request, context) => {
    const { member, sql, attempts, passwords } = context;
    const key = `security answers ${member.id}`;
    const before = await checkSecret(attempts, { key, limit: tryLimit }, async () => {
      const kept = await answersOf(sql, member.id);
      const results = await Promise.all(
        request.oldAnswers.map(({ questionId, answer }) => {
          const row = kept.find((one) => one.question_id === questionId);
          return passwords.matches(row?.answer_hash ?? null, normalizeAnswer(answer));
        }),
      );
      if (!results.every(Boolean)) throw new Refusal(200, 'answers_incorrect');
      return kept;
    });
    await replaceAnswers(context, before, await rowsOf(passwords, member.id, request.answers));
    return undefined;
  },
);
