/** What is looked at in the help centre: an article by its tag, or what answers to words; nothing is all topics. */
export interface HelpSearch {
  readonly topic?: string | undefined;
  readonly search?: string | undefined;
}
