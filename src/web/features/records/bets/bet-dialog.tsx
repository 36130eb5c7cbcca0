import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Bet } from '#protocol/model/bet.ts';
import type { Records } from '#core/records/records.ts';
import type { Failure } from '#core/client/failure.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { BetDetail } from '#core/records/bet-record.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { useChangeSearch } from '../use-change-search.ts';
import { AskAbout } from './ask-about.tsx';
import styles from './bet-dialog.module.css';
import { BetFacts } from './bet-facts.tsx';
import { BetProofs } from './bet-proofs.tsx';
import { ReplayFrame } from './replay-frame.tsx';

interface BetDialogProps {
  /** Order number of the bet. */
  order: string;
  /** The bet as the record lists it: shown until its details are known. */
  listed: Bet | null;
  findBet: Records['findBet'];
}

type Found =
  | { readonly bet: BetDetail }
  /** `tries` is the number of tries before this one. */
  | { readonly failure: Failure; readonly tries: number }
  | null;

/** Finds a bet by its order number. Null until the first answer. A failure stays during the next try. */
function useBet(order: string, findBet: Records['findBet']) {
  const [found, setFound] = useState<Found>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const own = new AbortController();
    findBet(order, { signal: own.signal }).then(
      (bet) => {
        if (!own.signal.aborted) setFound({ bet });
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        if (!(error instanceof GatewayError)) throw error;
        setFound({ failure: error.failure, tries });
      },
    );
    return () => own.abort();
  }, [order, findBet, tries]);

  return {
    found,
    pending: found !== null && 'failure' in found && found.tries !== tries,
    retry: (): void => setTries(tries + 1),
  };
}

/** One bet: its figures, and its round drawn again. */
export function BetDialog({ order, listed, findBet }: BetDialogProps) {
  const { t } = useLingui();
  const change = useChangeSearch();
  const { found, pending, retry } = useBet(order, findBet);
  const detail = found !== null && 'bet' in found ? found.bet : null;
  const bet = detail ?? listed;
  const failure = found !== null && 'failure' in found ? found.failure : null;
  return (
    <Dialog
      title={bet === null || bet.game === '' ? t`Bet` : bet.game}
      size="wide"
      onClose={() => change({ order: undefined }, { replace: true })}
      footer={bet && <AskAbout order={bet.id} />}
    >
      <div className={styles.bet}>
        {detail?.replayUrl && <ReplayFrame url={detail.replayUrl} bet={detail} />}
        {bet && <BetFacts bet={bet} dueAt={detail?.dueAt ?? null} />}
        {detail && <BetProofs proofs={detail.proofs} />}
        {failure?.kind === 'refused' && failure.code === 'not_found' ? (
          <EmptyState
            icon="search"
            title={<Trans>No bet has this number</Trans>}
            help={<Trans>Check the number, or open the bet from your record.</Trans>}
          />
        ) : (
          failure && <FailedState failure={failure} pending={pending} onRetry={retry} />
        )}
        {bet === null && failure === null && <RowsSkeleton rows={3} size="large" />}
      </div>
    </Dialog>
  );
}
