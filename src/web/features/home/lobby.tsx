import { lazy } from 'react';
import { Categories } from './categories.tsx';
import { HotGames } from './hot-games.tsx';
import { Jackpot } from './jackpot.tsx';
import { Near } from './near.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { WinnersBoard } from './winners-board.tsx';
import styles from './home.module.css';

const LiveShowcase = lazy(() =>
  import('./live-showcase.tsx').then(({ LiveShowcase: loaded }) => ({ default: loaded })),
);
const TopGames = lazy(() =>
  import('./top-games.tsx').then(({ TopGames: loaded }) => ({ default: loaded })),
);
const Services = lazy(() =>
  import('./services.tsx').then(({ Services: loaded }) => ({ default: loaded })),
);
const Last = lazy(() => import('./last.tsx').then(({ Last: loaded }) => ({ default: loaded })));

/** What is told, what is hot, what can be won, and every way into a game. What lies below the first screens is fetched on the way to it. */
export function Lobby() {
  return (
    <>
      <NoticeBar />
      <div className={styles.page}>
        <Categories />
        <HotGames />
        <div className={styles.luck}>
          <Jackpot />
          <WinnersBoard />
        </div>
        <Near room="showcase">
          <LiveShowcase />
        </Near>
        <Near room="topGames">
          <TopGames />
        </Near>
        <Near room="services">
          <Services />
        </Near>
        <Near room="last">
          <Last />
        </Near>
      </div>
    </>
  );
}
