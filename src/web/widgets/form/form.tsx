import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import type { FormHandle } from '../../lib/form/use-form.ts';
import type { AttemptState } from '../../lib/attempt/use-attempt.ts';
import { NeedsNetwork } from '../needs-network/needs-network.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './form.module.css';
import { SubmissionContext } from './submission-context.ts';

interface FormProps {
  /** The result of `useForm`. */
  form: FormHandle;
  /** The action of the form, from `useAttempt`. Its `SubmitButton` shows progress, countdown and Try again. */
  submission?: AttemptState;
  /** Message above the fields. Screen readers announce it. Failures of calls are no such message: `useAttempt` shows them. */
  refusal?: ReactNode;
  /** Marks required fields with an asterisk. Use it where some fields are optional. */
  marksRequired?: boolean;
  /** Words for a form without a network. By default: the input stays here. */
  whenOffline?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form with its fields in one column. The app validates, the browser does not (`noValidate`): faults appear
 * above the form and at each field. While there is no network, a notice appears above the fields.
 */
export function Form({
  form: { form, faultCount },
  submission,
  refusal,
  marksRequired,
  whenOffline,
  onSubmit,
  children,
}: FormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-marks-required={marksRequired || undefined}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.messages}>
        <NeedsNetwork silent={Boolean(refusal || submission?.failure)}>
          {whenOffline ?? <Trans>What you type stays here; send it once you are connected.</Trans>}
        </NeedsNetwork>
        <div role="alert">
          {faultCount > 0 && (
            <VisuallyHidden>
              <Plural
                value={faultCount}
                one="# field needs another look."
                other="# fields need another look."
              />
            </VisuallyHidden>
          )}
          {refusal && <Callout tone="bad">{refusal}</Callout>}
        </div>
      </div>
      {submission === undefined ? (
        children
      ) : (
        <SubmissionContext value={submission}>{children}</SubmissionContext>
      )}
    </form>
  );
}
