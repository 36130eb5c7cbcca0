import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import { pendingState, type PlayLimit, type PlayLimitsSlice } from '#core/protection/protection.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { formatLimit } from '../../widgets/limit-names/limit-amount.ts';
import { AttemptButton } from '../../widgets/attempt-button/attempt-button.tsx';
import styles from './limit-row.module.css';

interface PendingProps {
  limit: Snapshot<PlayLimit>;
  slice: PlayLimitsSlice;
  /** The gateway's time in epoch milliseconds. */
  now: number;
}

/** The change of a limit that waits, or that the member can confirm now. Nothing without one. */
export function PendingChange({ limit, slice, now }: PendingProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const keeping = useAttempt();
  const confirming = useAttempt();
  const state = pendingState(limit, now);
  const { pending } = limit;
  if (state === null || pending === null) return null;
  const isReady = state === 'ready';
  const confirm = () =>
    confirming.attempt(async () => {
      await slice.confirm(limit, pending.amount);
      ui.toast(t`Your change holds now.`, { tone: 'good' });
    });
  return (
    <div className={styles.pending} data-ready={isReady || undefined}>
      <Icon name={isReady ? 'check' : 'clock'} />
      <p>{isReady ? <ReadyWords limit={limit} /> : <WaitingWords limit={limit} />}</p>
      <div className={styles.actions}>
        {isReady && (
          <AttemptButton of={confirming} size="small" variant="primary" onClick={confirm}>
            {pending.isRemoval ? <Trans>Remove the limit</Trans> : <Trans>Raise the limit</Trans>}
          </AttemptButton>
        )}
        <AttemptButton
          of={keeping}
          size="small"
          onClick={() => keeping.attempt(() => slice.withdraw(limit))}
        >
          <Trans>Keep my limit</Trans>
        </AttemptButton>
      </div>
    </div>
  );
}

function useChange({ kind, pending, amount }: Snapshot<PlayLimit>) {
  const language = useLanguage();
  const time = (at: number | null | undefined) =>
    formatManila(at ?? Number.NaN, language, 'minute');
  return {
    wanted: formatLimit(kind, pending?.amount ?? null, language),
    held: formatLimit(kind, amount, language),
    from: time(pending?.confirmFrom),
    until: time(pending?.confirmUntil),
  };
}

function WaitingWords({ limit }: { limit: Snapshot<PlayLimit> }) {
  const { wanted, held, from } = useChange(limit);
  return limit.pending?.isRemoval ? (
    <Trans>
      You asked to remove this limit. You can confirm it from {from}; {held} holds until then.
    </Trans>
  ) : (
    <Trans>
      You asked for {wanted}. You can confirm it from {from}; {held} holds until then.
    </Trans>
  );
}

function ReadyWords({ limit }: { limit: Snapshot<PlayLimit> }) {
  const { wanted, held, until } = useChange(limit);
  return limit.pending?.isRemoval ? (
    <Trans>
      Do you still want to remove this limit? Confirm it by {until}, or {held} goes on.
    </Trans>
  ) : (
    <Trans>
      Do you still want {wanted}? Confirm it by {until}, or {held} goes on.
    </Trans>
  );
}
