import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { literal, nullable, number, object, safeParse } from 'valibot';
import type { Failure } from '#core/client/failure.ts';
import type { Start } from '#core/play/start-rules.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useDialog } from '../../../lib/dialog/use-dialog.ts';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { IdentityNeeded } from '../../../widgets/identity-needed/identity-needed.tsx';
import styles from './seamless-page.module.css';

interface NotStartedProps {
  why: Exclude<Start, 'play'>;
  /** Node of the game, when it can be played with play money. */
  trialNode?: number | null;
}

/** The reason why a game does not start, with the possible actions. */
export function NotStarted({ why, trialNode = null }: NotStartedProps) {
  const trialLink = trialNode !== null && <TrialLink node={trialNode} />;
  return (
    <div className={styles.words}>
      {why === 'signIn' && <SignInFirst trialLink={trialLink} />}
      {why === 'trialAccount' && <TrialAccount trialLink={trialLink} />}
      {why === 'maintenance' && <UnderMaintenance />}
    </div>
  );
}

function TrialLink({ node }: { node: number }) {
  return (
    <ButtonLink to="/seamless" search={{ node, demo: true }} replace icon={<Icon name="play" />}>
      <Trans>Try it first, with play money</Trans>
    </ButtonLink>
  );
}

function SignInFirst({ trialLink }: { trialLink: ReactNode }) {
  const { open } = useDialog();
  return (
    <EmptyState
      isPage
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
          {trialLink}
        </>
      }
    />
  );
}

function TrialAccount({ trialLink }: { trialLink: ReactNode }) {
  return (
    <EmptyState
      isPage
      icon="user"
      title={<Trans>Please register an account first</Trans>}
      help={<Trans>A trial account can look at everything, but it does not play.</Trans>}
      action={
        <>
          <ButtonLink to="/register" variant="primary">
            <Trans>Register</Trans>
          </ButtonLink>
          {trialLink}
        </>
      }
    />
  );
}

interface UnderMaintenanceProps {
  /** Asks again, below the bar of a game whose launch was refused: it may be open by then. */
  onRetry?: () => void;
}

/** Says that a game is closed for a while, with a way to the others. */
function UnderMaintenance({ onRetry }: UnderMaintenanceProps) {
  return (
    <EmptyState
      isPage={!onRetry}
      icon="build"
      title={<Trans>This game is under maintenance</Trans>}
      help={<Trans>It will be back soon. Your balance is not affected.</Trans>}
      action={
        <>
          <ButtonLink to="/rng" variant="primary">
            <Trans>Choose another</Trans>
          </ButtonLink>
          {onRetry && (
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}

/** Renders its children as soon as there is a network, with a message until then. It does not remove them when the network is lost. */
export function WhenConnected({ children }: { children: ReactNode }) {
  const outage = useConnectivity();
  const [wasConnected, setWasConnected] = useState(outage === null);
  if (!wasConnected && outage === null) setWasConnected(true);
  if (wasConnected) return children;

  return (
    <div className={styles.words} role="status">
      <EmptyState
        icon="offline"
        title={<Trans>Games need a connection</Trans>}
        help={<Trans>This one opens by itself as soon as you are connected.</Trans>}
        action={
          <ButtonLink to="/rng">
            <Trans>See the games</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}

/** The refusal of a launch by a limit of the time at play. */
const timeRefusal = object({ kind: literal('time'), until: nullable(number()) });

interface LaunchFailedProps {
  failure: Failure;
  onRetry: () => void;
}

/** The reason of a refusal that has a state of its own, with the possible actions. Null for all other failures. */
function refusalOf({ failure, onRetry }: LaunchFailedProps): ReactNode {
  if (failure.kind !== 'refused') return null;
  const time = safeParse(timeRefusal, failure.value);
  if (time.success) return <TimeUsedUp until={time.output.until} />;
  if (failure.code === 'game_under_maintenance') return <UnderMaintenance onRetry={onRetry} />;
  if (failure.code === 'identity_needed') return <IdentityNeeded before="play" />;
  return null;
}

/** The place of the game when its launch has failed: the reason, with the possible actions. */
export function LaunchFailed({ failure, onRetry }: LaunchFailedProps) {
  const refusal = refusalOf({ failure, onRetry });
  return (
    <div className={styles.words}>
      {refusal === null ? (
        <FailedState failure={failure} onRetry={onRetry} isWrite />
      ) : (
        <div role="alert">{refusal}</div>
      )}
    </div>
  );
}

function TimeUsedUp({ until }: { until: number | null }) {
  const end = formatManila(until ?? Number.NaN, useLanguage(), 'minute');
  return (
    <EmptyState
      icon="clock"
      title={<Trans>Your time at play is used up</Trans>}
      help={<Trans>You have set this limit yourself. You can play again from {end}.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'protection' }} variant="primary">
          <Trans>Play limits</Trans>
        </ButtonLink>
      }
    />
  );
}
