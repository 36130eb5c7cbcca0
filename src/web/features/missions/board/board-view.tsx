import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Leaderboard } from '#core/rewards/rewards.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { unknownSign } from '../../../i18n/format.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { BoardChoice } from './board-choice.tsx';
import styles from './board-view.module.css';
import { OwnPlace } from './own-place.tsx';
import { Places } from './places.tsx';
import type { ShownBoard } from './shown-board.ts';

interface BoardViewProps {
  leaderboard: Leaderboard;
  /** Id of the leaderboard, and start of the period. Null: the first one, the period under way. */
  board: string | null;
  startsAt: number | null;
}

/** The prize of each place. */
function Prizes({ shown: { prizes } }: { shown: ShownBoard }) {
  if (prizes.length === 0) return null;
  return (
    <section className={styles.prizes} aria-labelledby="prizes">
      <h2 id="prizes">
        <Trans>Prizes</Trans>
      </h2>
      <dl>
        {prizes.map(({ from, to, prize }, nth) => (
          <div key={from ?? `${nth} unknown`}>
            <dt>{placesText(from, to)}</dt>
            <dd>
              <Money centavos={prize} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function placesText(from: number | null, to: number | null): string {
  if (from === null || to === null) return unknownSign;
  return from === to ? String(from) : `${from}–${to}`;
}

/** A period of a leaderboard: the member's place, the prizes and the players. */
export function BoardView({ leaderboard, board, startsAt }: BoardViewProps) {
  const { shown, ...query } = useSnapshot(leaderboard.state);
  useEffect(() => void leaderboard.load({ board, startsAt }), [leaderboard, board, startsAt]);
  return (
    <div className={styles.view} aria-busy={query.phase === 'loading' || undefined}>
      <QueryView
        query={query}
        hasContent={shown !== null}
        placeholder={<RowsSkeleton rows={5} size="small" />}
        empty={<NoBoards />}
        onRetry={() => void leaderboard.load()}
      >
        {shown !== null && shown.boards.length === 0 && <NoBoards />}
        {shown !== null && shown.boards.length > 0 && (
          <>
            <BoardChoice shown={shown} startsAt={startsAt} />
            <div className={styles.top}>
              <OwnPlace shown={shown} />
              <Prizes shown={shown} />
            </div>
            <Places shown={shown} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function NoBoards() {
  return <EmptyState icon="trophy" title={<Trans>There is no leaderboard at the moment</Trans>} />;
}
