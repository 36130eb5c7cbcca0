import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { blockOf, type TypedLogin } from '#core/accounts/excluded.ts';
import type { Failure } from '#core/client/failure.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { BreakEnd } from '../../../widgets/break/break-end.tsx';
import { FailureMessage } from '../../../widgets/failure-message/failure-message.tsx';
import styles from './login.module.css';

const LengthenDialog = lazyComponent(() =>
  import('./lengthen-dialog.tsx').then((loaded) => loaded.LengthenDialog),
);

interface ExclusionNoteProps {
  /** The refusal of the login. */
  failure: Failure;
  /** The login that was refused, with what is typed now for the picture. */
  typed: TypedLogin;
}

/** The break that has refused a login, with the buttons that make it longer and, after a self-exclusion, ask to come back. */
export function ExclusionNote({ failure, typed }: ExclusionNoteProps) {
  const { accounts } = useApp();
  const asking = useAttempt();
  const [asked, setAsked] = useState<number | null>(null);
  const [longer, setLonger] = useState<{ readonly endsAt: number | null } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const refused = blockOf(failure);
  if (refused === null) return null;
  const block =
    longer === null
      ? { ...refused, signInFrom: asked ?? refused.signInFrom }
      : { ...refused, ...longer, signInFrom: null, mayReturn: false };
  const ask = () =>
    asking.attempt(async () => setAsked(await (await accounts()).excluded.askToReturn(typed)));
  return (
    <div className={styles.note}>
      <div role="alert">
        {longer === null ? (
          <FailureMessage failure={failure} />
        ) : (
          <p>
            <Trans>Your break is longer now.</Trans>
          </p>
        )}
        <BreakEnd block={block} />
      </div>
      {block.mayReturn && block.signInFrom === null && (
        <AttemptButton of={asking} onClick={ask}>
          <Trans>Ask to come back</Trans>
        </AttemptButton>
      )}
      {block.endsAt !== null && (
        <Button onClick={() => setOpen(true)}>
          <Trans>Make the break longer</Trans>
        </Button>
      )}
      {isOpen && block.endsAt !== null && (
        <LengthenDialog
          block={block}
          typed={typed}
          onClose={() => setOpen(false)}
          onLonger={(endsAt) => {
            setLonger({ endsAt });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
