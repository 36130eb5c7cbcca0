import { object, pipe, transform } from 'valibot';
import { feedbackStates, feedbackTypes } from '../../vocabulary/feedback.ts';
import { wordOrOther } from '../readers/maybe-word.ts';
import { part } from '../readers/part.ts';
import { time, timeOrNull } from '../readers/time.ts';
import { flag, identifier, list, text } from '../wire.ts';

/** Most pictures of feedback. */
export const mostFeedbackPictures = 3;
/** Longest remark of feedback, in characters as people count them. */
export const longestFeedbackRemark = 140;

/** A text about feedback after its content: an answer of the operator, or what the member added when it was opened again. */
const reply = pipe(
  object({
    from: wordOrOther(['operator', 'member']),
    content: text(2_000),
    replyTime: time(),
  }),
  transform(({ replyTime, ...rest }) => ({ ...rest, at: replyTime })),
);

/**
 * Feedback of a member. Times in epoch milliseconds. `id` is the reference number. `pictures` are addresses that work for some
 * minutes. `reopenBy` is the time until which closed feedback can be opened again; null in other states. `answerBy` is the time at
 * which open feedback should have its answer, and `isLate` says that this time is over; null and false where there is no such time.
 */
export const feedback = pipe(
  object({
    referenceNo: identifier(),
    type: wordOrOther(feedbackTypes),
    content: text(2_000),
    remark: text(500),
    images: list(text(500), mostFeedbackPictures),
    contactWished: flag(),
    status: wordOrOther(feedbackStates),
    replies: list(reply, 100),
    createTime: time(),
    reopenTime: timeOrNull(),
    dueTime: timeOrNull(),
    overdue: flag(),
  }),
  transform((wire) => {
    const {
      referenceNo,
      images,
      contactWished,
      status,
      createTime,
      reopenTime,
      dueTime,
      overdue,
      ...rest
    } = wire;
    return {
      ...rest,
      id: referenceNo,
      pictures: images,
      wantsContact: contactWished,
      state: status,
      at: createTime,
      reopenBy: reopenTime,
      answerBy: dueTime,
      isLate: overdue,
    };
  }),
);

/** Feedback after a change. A gateway may only confirm the change: then all of it is unknown. */
export const changedFeedback = part(feedback, { referenceNo: 'unknown' });
