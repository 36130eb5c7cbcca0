import { createContext } from 'react';
import type { AttemptState } from '../../lib/attempt/use-attempt.ts';

const nothing: AttemptState = {
  pending: false,
  failure: null,
  retry: () => undefined,
  heldUntil: null,
};

/** The submission of the form around a `SubmitButton`. */
export const SubmissionContext = createContext<AttemptState>(nothing);
