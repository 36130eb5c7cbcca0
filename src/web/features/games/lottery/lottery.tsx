import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Lottery as LotterySlice } from '#core/lottery/lottery.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { DrawList } from './draw-list.tsx';
import { LotteryMenu } from './lottery-menu.tsx';
import { LotteryTable } from './lottery-table.tsx';
import styles from './lottery.module.css';
import { NotOffered } from '../not-offered.tsx';
import { useIsOffered } from '../use-is-offered.ts';

interface LotteryProps {
  lottery: LotterySlice;
  /** The code of the game that is played, empty for the lottery's own lobby; none: the menu is shown. */
  game: string | undefined;
}

/** The lottery: what is on sale and what was drawn, or a game of it in play. */
export function Lottery({ lottery, game }: LotteryProps) {
  const isOffered = useIsOffered('ELOTT');
  if (!isOffered) {
    return (
      <div className={styles.page}>
        <NotOffered />
      </div>
    );
  }
  return game === undefined ? (
    <LotteryLobby lottery={lottery} />
  ) : (
    <LotteryTable lottery={lottery} game={game} />
  );
}

function LotteryLobby({ lottery }: { lottery: LotterySlice }) {
  const state = useSnapshot(lottery.state);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <Trans>Lottery</Trans>
        </h1>
        <ButtonLink to="/lottery" search={{ game: '' }} variant="primary" icon="elott">
          <Trans>Open the lottery lobby</Trans>
        </ButtonLink>
      </header>
      <QueryView
        query={state}
        hasContent={state.groups.length > 0}
        placeholder={<WaitingLottery />}
        empty={<EmptyState icon="elott" title={<Trans>No draw is open right now</Trans>} />}
        onRetry={() => void lottery.load()}
      >
        <div className={styles.parts}>
          <LotteryMenu groups={state.groups} />
          <Section title={<Trans>Drawn numbers</Trans>} size="small">
            <DrawList draws={state.draws} />
          </Section>
        </div>
      </QueryView>
    </div>
  );
}

function WaitingLottery() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  );
}
