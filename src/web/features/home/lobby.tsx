import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { backgroundComponent } from '../../lib/lazy-component.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCategories } from '../../widgets/categories/use-categories.ts';
import { useInViewport } from '../../lib/use-in-viewport.ts';
import { HotGames } from './hot-games/hot-games.tsx';
import { Jackpot } from './jackpot/jackpot.tsx';
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

/** Links to the categories, for small screens. On wide screens the header shows them. */
function CategoryStrip() {
  const { t } = useLingui();
  return (
    <nav className={styles.categories} aria-label={t`Kinds of games`}>
      {useCategories().map(({ code, name, icon, link }) => (
        <Link key={code} {...link} className={styles.category}>
          <Icon name={icon} />
          <span>{t(name)}</span>
        </Link>
      ))}
    </nav>
  );
}

interface LazySectionProps {
  /** The section, which decides the reserved height. */
  section: 'jackpot' | 'showcase' | 'topGames' | 'services' | 'footer';
  children: ReactNode;
}

/** A section that renders its content when it comes near the viewport. It reserves the height from the start. */
function LazySection({ section, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInViewport(place, '80%');
  return (
    <div ref={place} className={styles.section} data-section={section}>
      {isNear && children}
    </div>
  );
}

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
