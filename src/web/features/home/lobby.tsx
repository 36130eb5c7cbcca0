import { backgroundComponent } from '../../lib/lazy-component.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { CategoryStrip } from './category-strip.tsx';
import { HotGames } from './hot-games/hot-games.tsx';
import { Jackpot } from './jackpot/jackpot.tsx';
import { LazySection } from './lazy-section.tsx';
import { AnnouncementBar } from './announcements/announcement-bar.tsx';
import { WinnersBoard } from './winners/winners-board.tsx';
import styles from './home.module.css';

const MemberHome = backgroundComponent(() =>
  import('./member/member-home.tsx').then((loaded) => loaded.MemberHome),
);
const MemberRows = backgroundComponent(() =>
  import('./member/member-rows.tsx').then((loaded) => loaded.MemberRows),
);
const LiveShowcase = backgroundComponent(() =>
  import('./live/live-showcase.tsx').then((loaded) => loaded.LiveShowcase),
);
const TopGames = backgroundComponent(() =>
  import('./top-games/top-games.tsx').then((loaded) => loaded.TopGames),
);
const Services = backgroundComponent(() =>
  import('./services/services.tsx').then((loaded) => loaded.Services),
);
const HomeFooterSections = backgroundComponent(() =>
  import('./home-footer-sections.tsx').then((loaded) => loaded.HomeFooterSections),
);

/** The lobby below the banners, with rows of their own for members. Sections below the first screens load when they come near the viewport. */
export function Lobby() {
  const isMember = useSignedIn();
  const hasHotGames = useModules(true)('GAMELOHOT3');
  return (
    <>
      <AnnouncementBar />
      <div className={styles.page}>
        <CategoryStrip />
        {isMember && <MemberHome />}
        {hasHotGames && <HotGames />}
        {isMember && <MemberRows />}
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
