import type { FeedbackState, FeedbackType } from '#protocol/vocabulary/feedback.ts';

/** Feedback of an account of the seed. Days count back from the time of loading. */
export interface SeedFeedback {
  /** Reference number: ten letters and digits. */
  readonly number: string;
  readonly username: string;
  readonly type: FeedbackType;
  readonly content: string;
  readonly remark: string;
  readonly state: FeedbackState;
  readonly daysAgo: number;
  /** Null while it is not closed. */
  readonly closedDaysAgo: number | null;
  readonly answers: readonly { readonly content: string; readonly daysAgo: number }[];
}
