import { lazily } from '../../lazily.tsx';
import { Categories } from './categories.tsx';
import { HotGames } from './hot-games.tsx';
import { Jackpot } from './jackpot.tsx';
import { Near } from './near.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { WinnersBoard } from './winners-board.tsx';
import styles from './home.module.css';

const LiveShowcase = lazily(() =>
  import('./live-showcase.tsx').then((loaded) => loaded.LiveShowcase),
);
const TopGames = lazily(() => import('./top-games.tsx').then((loaded) => loaded.TopGames));
const Services = lazily(() => import('./services.tsx').then((loaded) => loaded.Services));
const Last = lazily(() => import('./last.tsx').then((loaded) => loaded.Last));

/** What is told, what is hot, what can be won, and every way into a game. What lies below the first screens is fetched on the way to it. */
export function Lobby() {
  return (
    <>
      <NoticeBar />
      <div className={styles.page}>
        <Categories />
        <HotGames />
        <Near room="luck">
          <div className={styles.luck}>
            <Jackpot />
            <WinnersBoard />
          </div>
        </Near>
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
