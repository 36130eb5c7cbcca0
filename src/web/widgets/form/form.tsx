import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import type { FormPlace } from '../../lib/use-form.ts';
import { NeedsNetwork } from '../needs-network/needs-network.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './form.module.css';

interface Given {
  /** What `useForm` gave. */
  of: FormPlace;
  /** What stands above the fields when it did not work: it is read out as soon as it is known. */
  refusal?: ReactNode;
  /** Fields that have to be filled in carry a star: for forms where not all have to. */
  starred?: boolean;
  onSend: () => void;
  children: ReactNode;
}

/** Fields one below the other. What is wrong is told by us, not by the browser: above the form as a whole, and at each field. Without a network it says so before anything is typed. */
export function Form({ of: { form, wrong }, refusal, starred, onSend, children }: Given) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      data-starred={starred || undefined}
      onSubmit={submit}
      noValidate
    >
      <div className={styles.told}>
        <NeedsNetwork silent={Boolean(refusal)}>
          <Trans>What you type stays here; send it once you are connected.</Trans>
        </NeedsNetwork>
        <div role="alert">
          {wrong > 0 && (
            <VisuallyHidden>
              <Plural
                value={wrong}
                one="# field needs another look."
                other="# fields need another look."
              />
            </VisuallyHidden>
          )}
          {refusal && <Callout tone="bad">{refusal}</Callout>}
        </div>
      </div>
      {children}
    </form>
  );
}
