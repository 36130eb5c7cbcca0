import { countGraphemes } from '#protocol/count-graphemes.ts';
import * as calls from '#protocol/calls/contact/feedback.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { findUpload } from '../uploads/uploads.ts';
import { answerDaysOf } from './answer-due.ts';
import { reopenMs, wireFeedback } from './describe-feedback.ts';
import { moveFeedback } from './move-feedback.ts';
import { addFeedback, type Sender } from './send-feedback.ts';

/** Bounds of the content, in characters as people count them. */
const contentBounds = { least: 10, most: 500 };
const perMember = { max: 10, windowMs: 10 * 60_000 };
const perNetwork = { max: 10, windowMs: 60 * 60_000 };
/** The list shows the newest ones. */
const mostListed = 50;

export const getFeedbackRules = handle(calls.getFeedbackRules, () => ({
  minLength: contentBounds.least,
  maxLength: contentBounds.most,
}));

function checkContent(content: string): void {
  const length = countGraphemes(content);
  if (length === 0) throw new Refusal(200, 'field_required', { value: { field: 'content' } });
  if (length < contentBounds.least || length > contentBounds.most) {
    throw new Refusal(200, 'content_length', { value: contentBounds });
  }
}

/** The sender of a request. Refusal `field_required` for a guest without an address. */
function senderOf({ memberOrNull }: RequestContext, address: string | null): Sender {
  if (memberOrNull !== null) return { memberId: memberOrNull.id, address: null };
  if (address === null) throw new Refusal(200, 'field_required', { value: { field: 'email' } });
  return { memberId: null, address };
}

/** Refusal `picture_refused` when a picture is not one that the member has uploaded for feedback. */
async function checkPictures(
  { sql }: RequestContext,
  { memberId }: Sender,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const upload = await findUpload(sql, id);
    if (memberId === null || upload?.memberId !== memberId || upload.purpose !== 'feedback') {
      throw new Refusal(200, 'picture_refused');
    }
  }
}

function consume({ attempts, ip }: RequestContext, { memberId }: Sender): Promise<void> {
  return memberId === null
    ? attempts.consumeFrom('feedback from', ip, perNetwork)
    : attempts.consume(`feedback ${memberId}`, perMember);
}

export const sendFeedback = handle(
  calls.sendFeedback,
  async ({ address, pictures, ...written }, context) => {
    const sender = senderOf(context, address);
    checkContent(written.content);
    const ids = [...new Set(pictures)];
    await checkPictures(context, sender, ids);
    await consume(context, sender);
    const { transaction, language, now } = context;
    const feedback = { ...written, sender, language, pictures: ids };
    return { referenceNo: await transaction((sql) => addFeedback(sql, feedback, now)) };
  },
);

export const getFeedback = handle(calls.getFeedback, async (_, context) => {
  const { sql, member, now } = context;
  const rows = await sql
    .selectFrom('feedback')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return wireFeedback(sql, rows, { now, answerDays: answerDaysOf(context) });
});

export const reopenFeedback = handle(calls.reopenFeedback, async ({ id, content }, context) => {
  const { member, transaction, now } = context;
  checkContent(content);
  const own = (sql: RequestContext['sql']) =>
    sql
      .selectFrom('feedback')
      .selectAll()
      .where('number', '=', id)
      .where('member_id', '=', member.id)
      .executeTakeFirst();
  const before = await own(context.sql);
  if (!before) throw new Refusal(404, 'not_found');
  await consume(context, { memberId: member.id, address: null });
  const closedAfter = now - reopenMs;
  const move = { id: before.id, name: 'reopen', content, at: now, closedAfter } as const;
  const moved = await transaction((sql) => moveFeedback(sql, move));
  // Another request may have moved it meanwhile.
  const after = moved ?? (await own(context.sql)) ?? before;
  const [wire] = await wireFeedback(context.sql, [after], {
    now,
    answerDays: answerDaysOf(context),
  });
  if (!wire) throw new Refusal(404, 'not_found');
  return wire;
});
