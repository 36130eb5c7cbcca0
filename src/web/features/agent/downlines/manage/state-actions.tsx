import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Downline, Downlines } from '#core/agent/agent.ts';
import { useApp } from '../../../../lib/app-context.tsx';
import { useAttempt } from '../../../../lib/attempt/use-attempt.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { Confirm } from '../../../../ui/confirm/confirm.tsx';
import { AttemptNote } from '../../../../widgets/attempt-button/attempt-note.tsx';

interface ActionProps {
  downline: Downline;
  downlines: Downlines;
}

interface AskedActionProps {
  label: ReactNode;
  title: string;
  yes: ReactNode;
  alert?: boolean;
  act: () => Promise<unknown>;
  children: ReactNode;
}

/** A button whose action is confirmed first. */
function AskedAction({ label, title, yes, alert = false, act, children }: AskedActionProps) {
  const [asks, setAsks] = useState(false);
  const { attempt, ...state } = useAttempt();

  async function run() {
    try {
      await act();
    } finally {
      setAsks(false);
    }
  }

  return (
    <div>
      <AttemptNote of={state} />
      <Button wide onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <Confirm
          title={title}
          yes={yes}
          no={<Trans>Not now</Trans>}
          onYes={() => attempt(run)}
          onNo={() => setAsks(false)}
          pending={state.pending}
          alert={alert}
        >
          {children}
        </Confirm>
      )}
    </div>
  );
}

/** Makes an agent of a player. */
export function PromoteAction({ downline: { id, account }, downlines }: ActionProps) {
  const { t } = useLingui();
  const { ui } = useApp();

  async function promote() {
    await downlines.promote(id);
    ui.toast(t`${account} is an agent now.`, { tone: 'good' });
  }

  return (
    <AskedAction
      label={<Trans>Make an agent</Trans>}
      title={t`Make ${account} an agent?`}
      yes={<Trans>Make an agent</Trans>}
      act={promote}
    >
      <Trans>The account can then have downlines of its own. This cannot be undone.</Trans>
    </AskedAction>
  );
}

/** Says who has suspended a downline that only the operator lets in again. */
function StoppedByOperator() {
  return (
    <Callout>
      <Trans>
        The operator has suspended this account. Only the operator can let it in again. Its money
        stays.
      </Trans>
    </Callout>
  );
}

/** Suspends a downline, or lets it in again. */
export function SuspendAction({ downline, downlines }: ActionProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { id, account, state, suspendedBy } = downline;

  async function suspend() {
    await downlines.suspend(id, true);
    ui.toast(t`${account} is suspended.`, { tone: 'good' });
  }

  async function restore() {
    await downlines.suspend(id, false);
    ui.toast(t`${account} may log in again.`, { tone: 'good' });
  }

  if (suspendedBy === 'operator') return <StoppedByOperator />;
  return state === 'SUSPENDED' ? (
    <AskedAction
      label={<Trans>Let in again</Trans>}
      title={t`Let ${account} in again?`}
      yes={<Trans>Let in again</Trans>}
      act={restore}
    >
      <Trans>The account can log in, play and pay as before.</Trans>
    </AskedAction>
  ) : (
    <AskedAction
      label={<Trans>Suspend</Trans>}
      title={t`Suspend ${account}?`}
      yes={<Trans>Suspend</Trans>}
      alert
      act={suspend}
    >
      <Trans>The account is logged out at once and cannot log in. Its money stays.</Trans>
    </AskedAction>
  );
}
