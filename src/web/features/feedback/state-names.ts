import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnFeedback } from '#core/feedback/feedback.ts';

/** The names of the states of feedback, and the tones of their chips. */
export const feedbackStateNames: Readonly<
  Record<OwnFeedback['state'], { name: MessageDescriptor; tone: 'plain' | 'lamp' | 'sea' }>
> = {
  open: { name: msg`Waits for an answer`, tone: 'lamp' },
  answered: { name: msg`Answered`, tone: 'sea' },
  closed: { name: msg`Closed`, tone: 'plain' },
  other: { name: msg`Other`, tone: 'plain' },
};
