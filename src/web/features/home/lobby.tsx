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

/** The lobby below the banners. Sections below the first screens load when they come near the viewport. */
export function Lobby() {
  return (
    <>
      <AnnouncementBar />
      <div className={styles.page}>
        <CategoryStrip />
        <HotGames />
        <LazySection section="jackpot">
          <div className={styles.jackpot}>
            <Jackpot />
            <WinnersBoard />
          </div>
        </LazySection>
        <LazySection section="showcase">
          <LiveShowcase />
        </LazySection>
        <LazySection section="topGames">
          <TopGames />
        </LazySection>
        <LazySection section="services">
          <Services />
        </LazySection>
        <LazySection section="footer">
          <HomeFooterSections />
        </LazySection>
      </div>
    </>
  );
}
