import { type ReactNode, use } from 'react';
import { AttemptButton } from '../attempt-button/attempt-button.tsx';
import { SubmissionContext } from './submission-context.ts';

interface SubmitButtonProps {
  /** The form cannot be sent yet. */
  held?: boolean;
  children: ReactNode;
}

/** The main button of a `<Form>`. It shows the progress of the form's `submission`. */
export function SubmitButton({ held = false, children }: SubmitButtonProps) {
  const submission = use(SubmissionContext);
  return (
    <AttemptButton of={submission} type="submit" variant="primary" size="large" wide held={held}>
      {children}
    </AttemptButton>
  );
}
