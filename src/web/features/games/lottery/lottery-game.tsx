import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Lottery } from '#core/lottery/lottery.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { usePageName } from '../../../lib/use-title.ts';
import { NotStarted, WhenConnected } from '../seamless/not-started.tsx';
import styles from '../seamless/seamless-page.module.css';
import { Stage } from '../seamless/stage.tsx';

interface LotteryGameProps {
  lottery: Lottery;
  /** Code of a game; an empty string is the lobby of the lottery provider. */
  game: string;
}

/** A running lottery game, or the lobby of the lottery provider. */
export function LotteryGame({ lottery, game }: LotteryGameProps) {
  const { t } = useLingui();
  const { member } = useApp();
  const { member: player } = useSnapshot(member.state);
  const { groups } = useSnapshot(lottery.state);
  const known = groups.flatMap(({ games }) => games).find(({ code }) => code === game);
  usePageName(known?.name ?? null);
  return (
    <div className={styles.page}>
      {player?.type === 4 ? (
        <NotStarted why="trialAccount" />
      ) : (
        <WhenConnected>
          <Stage key={game} name={known?.name ?? t`Lottery`} opened={{ lottery: game }} />
        </WhenConnected>
      )}
    </div>
  );
}
