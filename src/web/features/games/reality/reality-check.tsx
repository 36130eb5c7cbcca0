import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PlaySessionSlice } from '#core/protection/play-session.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { clock } from '../../../lib/time/clock.ts';
import styles from './play-clock.module.css';
import { useTimePlayed } from './play-clock.tsx';

interface RealityGateProps {
  slice: PlaySessionSlice;
  /** A check begins or ends. */
  onChange: (isDue: boolean) => void;
}

/** True from the time of a reality check until it is answered, in this tab or in another one. */
function useRealityCheck(slice: PlaySessionSlice): boolean {
  const { nextCheckAt, aheadMs } = useSnapshot(slice.state);
  const [dueAt, setDueAt] = useState<number | null>(null);
  const isDue = dueAt !== null && dueAt === nextCheckAt;

  useEffect(() => {
    if (nextCheckAt === null || isDue) return undefined;
    const waitMs = Math.max(0, nextCheckAt - aheadMs - clock.now());
    // Another tab may have answered meanwhile. Without a network the check comes all the same.
    const timer = setTimeout(() => void slice.load().then(() => setDueAt(nextCheckAt)), waitMs);
    return () => clearTimeout(timer);
  }, [slice, nextCheckAt, aheadMs, isDue]);

  return isDue;
}

/** The reality check, while one waits for its answer. */
export function RealityGate({ slice, onChange }: RealityGateProps) {
  const isDue = useRealityCheck(slice);
  useEffect(() => onChange(isDue), [isDue, onChange]);
  return isDue ? <RealityCheck slice={slice} /> : null;
}

/**
 * The reality check over a game: time and money of the play, until the player continues or leaves. The modal dialog makes the
 * game inert. Leaving needs no answer of the gateway.
 */
function RealityCheck({ slice }: { slice: PlaySessionSlice }) {
  const { t } = useLingui();
  const router = useRouter();
  const { attempt, ...state } = useAttempt();
  const { staked, won, net } = useSnapshot(slice.state);
  const played = useTimePlayed(slice);

  function leaveFor(go: () => Promise<void>): void {
    void slice.answer().catch(() => undefined);
    void go();
  }

  const answers = (
    <div className={styles.answers}>
      <AttemptButton of={state} wide variant="primary" onClick={() => attempt(slice.answer)}>
        <Trans>Continue</Trans>
      </AttemptButton>
      <Button wide onClick={() => leaveFor(() => router.navigate({ to: '/' }))}>
        <Trans>Leave</Trans>
      </Button>
      <Button
        wide
        variant="plain"
        onClick={() =>
          leaveFor(() =>
            router.navigate({ to: '/member', search: { page: 'personalHistoryCopy' } }),
          )
        }
      >
        <Trans>Bet record</Trans>
      </Button>
    </div>
  );

  return (
    <Dialog title={t`A look at your play`} footer={answers} isMessage>
      <dl className={styles.figures}>
        <dt>
          <Trans>Time played</Trans>
        </dt>
        <dd translate="no">{played ?? '–'}</dd>
        <dt>
          <Trans>Stakes</Trans>
        </dt>
        <dd>
          <Money centavos={staked} />
        </dd>
        <dt>
          <Trans>Won</Trans>
        </dt>
        <dd>
          <Money centavos={won} />
        </dd>
        <dt>
          <Trans>Won less staked</Trans>
        </dt>
        <dd>
          <Money centavos={net} />
        </dd>
      </dl>
    </Dialog>
  );
}
