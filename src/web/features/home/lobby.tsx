import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Categories } from './category-strip.tsx';
import { HotGames } from './hot-games/hot-games.tsx';
import { Jackpot } from './jackpot/jackpot.tsx';
import { Near } from './lazy-section.tsx';
import { NoticeBar } from './announcements/announcement-bar.tsx';
import { WinnersBoard } from './winners/winners-board.tsx';
import styles from './home.module.css';

const LiveShowcase = lazyComponent(() =>
  import('./live/live-showcase.tsx').then((loaded) => loaded.LiveShowcase),
);
const TopGames = lazyComponent(() =>
  import('./top-games/top-games.tsx').then((loaded) => loaded.TopGames),
);
const Services = lazyComponent(() =>
  import('./services/services.tsx').then((loaded) => loaded.Services),
);
const Last = lazyComponent(() =>
  import('./home-footer-sections.tsx').then((loaded) => loaded.Last),
);

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
