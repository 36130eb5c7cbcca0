import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Start } from '#core/play/start-rules.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';
import styles from './seamless.module.css';

interface NotStartedProps {
  why: Exclude<Start, 'play'>;
  /** The node of the game where it can be tried with play money instead. */
  trialNode?: number | null;
}

/** Why the game of this address is not started, and what to do about it. */
export function NotStarted({ why, trialNode = null }: NotStartedProps) {
  const tryIt = trialNode !== null && <TryIt node={trialNode} />;
  return (
    <div className={styles.words}>
      {why === 'signIn' && <SignInFirst tryIt={tryIt} />}
      {why === 'trialAccount' && <TrialAccount tryIt={tryIt} />}
      {why === 'maintenance' && <UnderMaintenance />}
    </div>
  );
}

function TryIt({ node }: { node: number }) {
  return (
    <ButtonLink to="/seamless" search={{ node, demo: true }} replace icon="play">
      <Trans>Try it first, with play money</Trans>
    </ButtonLink>
  );
}

function SignInFirst({ tryIt }: { tryIt: ReactNode }) {
  const { open } = useDialog();
  return (
    <EmptyState
      icon="user"
      title={<Trans>Log in to play</Trans>}
      help={<Trans>The game starts as soon as you are in.</Trans>}
      action={
        <>
          <Button variant="primary" onClick={() => open('login')}>
            <Trans>Log in</Trans>
          </Button>
          <ButtonLink to="/register">
            <Trans>Register</Trans>
          </ButtonLink>
          {tryIt}
        </>
      }
    />
  );
}

function TrialAccount({ tryIt }: { tryIt: ReactNode }) {
  return (
    <EmptyState
      icon="user"
      title={<Trans>Please register an account first</Trans>}
      help={<Trans>A trial account can look at everything, but it does not play.</Trans>}
      action={
        <>
          <ButtonLink to="/register" variant="primary">
            <Trans>Register</Trans>
          </ButtonLink>
          {tryIt}
        </>
      }
    />
  );
}

function UnderMaintenance() {
  return (
    <EmptyState
      icon="build"
      title={<Trans>This game is under maintenance</Trans>}
      help={<Trans>It will be back soon. Your balance is not affected.</Trans>}
      action={
        <ButtonLink to="/rng" variant="primary">
          <Trans>Choose another</Trans>
        </ButtonLink>
      }
    />
  );
}
