import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { OpeningSlide } from './opening-slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { useIdle } from './use-idle.ts';
import { useMotion } from './use-motion.ts';
import styles from './banners.module.css';

/** The carousel: our own opening picture, which is there before any script, and the operator's banners after it. */
export function Banners() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const { banners } = useSnapshot(announcements.state);
  const idle = useIdle();
  const shown = idle ? banners.filter(({ group }) => group === 'w_home') : [];
  const motion = useMotion();
  const box = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(box, { slides: shown.length + 1, motion });
  const many = shown.length > 0;

  return (
    <section
      className={styles.banners}
      aria-roledescription={many ? t`carousel` : undefined}
      aria-label={t`Highlights`}
    >
      <div ref={box} className={styles.box} {...motion.hold}>
        <div className={styles.row} aria-live={motion.moving ? 'off' : 'polite'}>
          <div className={styles.slide} inert={carousel.current !== 0}>
            <OpeningSlide />
          </div>
          {shown.map((banner, index) => (
            <div key={banner.id} className={styles.slide} inert={carousel.current !== index + 1}>
              <BannerSlide banner={banner} />
            </div>
          ))}
        </div>
      </div>
      {many && <BannerControls carousel={carousel} motion={motion} slides={shown.length + 1} />}
    </section>
  );
}
