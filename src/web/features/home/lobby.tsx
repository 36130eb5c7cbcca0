import { lazyComponent } from '../../lib/lazy-component.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { HotGames } from './hot-games/hot-games.tsx';
import { Jackpot } from './jackpot/jackpot.tsx';
import { LazySection } from './lazy-section.tsx';
import { AnnouncementBar } from './announcements/announcement-bar.tsx';
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
const HomeFooterSections = lazyComponent(() =>
  import('./home-footer-sections.tsx').then((loaded) => loaded.HomeFooterSections),
);

/** What is told, what is hot, what can be won, and every way into a game. What lies below the first screens is fetched on the way to it. */
export function Lobby() {
  return (
    <>
      <AnnouncementBar />
      <div className={styles.page}>
        <CategoryStrip />
        <HotGames />
        <LazySection room="luck">
          <div className={styles.luck}>
            <Jackpot />
            <WinnersBoard />
          </div>
        </LazySection>
        <LazySection room="showcase">
          <LiveShowcase />
        </LazySection>
        <LazySection room="topGames">
          <TopGames />
        </LazySection>
        <LazySection room="services">
          <Services />
        </LazySection>
        <LazySection room="last">
          <HomeFooterSections />
        </LazySection>
      </div>
    </>
  );
}
