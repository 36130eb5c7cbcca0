import { fallback, optional, picklist } from 'valibot';

/** Parameters of the pages about contracts. */
export const contractSearch = {
  /** Side of the list. Absent: what the agent receives. */
  side: fallback(optional(picklist(['received', 'given'])), undefined),
};
