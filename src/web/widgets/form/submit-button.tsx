import { type ReactNode, use } from 'react';
import { AttemptButton } from '../attempt-button/attempt-button.tsx';
import { SubmissionContext } from './submission-context.ts';

/** The main button of a `<Form>`. It shows the progress of the form's `submission`. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const submission = use(SubmissionContext);
  return (
    <AttemptButton of={submission} type="submit" variant="primary" size="large" wide>
      {children}
    </AttemptButton>
  );
}
