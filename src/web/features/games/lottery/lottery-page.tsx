import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Lottery, LotteryGroup } from '#core/lottery/lottery.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { DrawList } from './draw-list.tsx';
import { TicketList } from './ticket-list.tsx';
import { LotteryGame } from './lottery-game.tsx';
import { NotOffered } from '../not-offered.tsx';
import { useIsOffered } from '../use-is-offered.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../../lib/app-context.tsx';
import { GameTile } from '../../../widgets/game-tile/game-tile.tsx';
import styles from './lottery-page.module.css';

const names: Readonly<Record<string, MessageDescriptor>> = {
  DAILY: msg`Daily draws`,
  JACKPOT: msg`Jackpot draws`,
  QUICK: msg`Quick draws`,
};
const otherDraws = msg`Other draws`;

/** The open lottery games by group. */
function LotteryMenu({ groups }: { groups: readonly LotteryGroup[] }) {
  const { t } = useLingui();
  const { system } = useApp();
  const navigate = useNavigate();
  return (
    <div className={styles.menu}>
      {groups.map((group) => (
        <Section key={group.code} title={t(names[group.code] ?? otherDraws)} size="small">
          <ul className={styles.grid}>
            {group.games.map(({ code, icon, name }) => (
              <li key={code}>
                <GameTile
                  name={name}
                  picture={system.picture(icon)}
                  onOpen={() => void navigate({ to: '/lottery', search: { game: code } })}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

interface LotteryPageProps {
  lottery: Lottery;
  /** Code of the running game; an empty string is the lobby of the lottery provider; undefined shows the menu. */
  game: string | undefined;
}

/** Page of the lottery: its games and latest draws, or a running game. */
export function LotteryPage({ lottery, game }: LotteryPageProps) {
  const isOffered = useIsOffered('ELOTT');
  if (!isOffered) {
    return (
      <div className={styles.page}>
        <NotOffered />
      </div>
    );
  }
  return game === undefined ? (
    <LotteryMenuPage lottery={lottery} />
  ) : (
    <LotteryGame lottery={lottery} game={game} />
  );
}

function LotteryMenuPage({ lottery }: { lottery: Lottery }) {
  const state = useSnapshot(lottery.state);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <Trans>Lottery</Trans>
        </h1>
        <ButtonLink
          to="/lottery"
          search={{ game: '' }}
          variant="primary"
          icon={<Icon name="elott" />}
        >
          <Trans>Open the lottery lobby</Trans>
        </ButtonLink>
      </header>
      <QueryView
        query={state}
        hasContent={state.groups.length > 0}
        placeholder={<LotterySkeleton />}
        empty={<EmptyState icon="elott" title={<Trans>No draw is open right now</Trans>} />}
        onRetry={() => void lottery.load()}
      >
        <div className={styles.parts}>
          <LotteryMenu groups={state.groups} />
          <div className={styles.menu}>
            <TicketList tickets={lottery.tickets} />
            {state.draws.length > 0 && (
              <Section title={<Trans>Drawn numbers</Trans>} size="small">
                <DrawList draws={state.draws} />
              </Section>
            )}
          </div>
        </div>
      </QueryView>
    </div>
  );
}

function LotterySkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  );
}
