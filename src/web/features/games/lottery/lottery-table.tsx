import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Lottery } from '#core/lottery/lottery.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { NotStarted } from '../seamless/not-started.tsx';
import { WhenConnected } from '../seamless/when-connected.tsx';
import styles from '../seamless/seamless.module.css';
import { Stage } from '../seamless/stage.tsx';

interface LotteryTableProps {
  lottery: Lottery;
  /** The code of a game, or empty for the lottery's own lobby. */
  game: string;
}

/** A lottery game in play, or the lottery's own lobby. */
export function LotteryTable({ lottery, game }: LotteryTableProps) {
  const { t } = useLingui();
  const { member } = useApp();
  const { member: player } = useSnapshot(member.state);
  const { groups } = useSnapshot(lottery.state);
  const known = groups.flatMap(({ games }) => games).find(({ code }) => code === game);
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
