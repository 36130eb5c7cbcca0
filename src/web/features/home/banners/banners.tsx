import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { OpeningSlide } from './opening-slide.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { useFurtherSlides } from './use-further-slides.ts';
import { useMotion } from '../use-motion.ts';
import styles from './banners.module.css';

/** The banners that belong on this page. */
const group = 'w_home';

const look = { classes: { row: styles.row ?? '', slide: styles.slide ?? '' } };

/** The carousel: our own opening picture, which is there before any program, and the operator's banners after it. */
export function Banners() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const { banners } = useSnapshot(announcements.state);
  const parts = useFurtherSlides();
  const further = parts === null ? [] : banners.filter((banner) => banner.group === group);
  const slides = further.length + 1;
  const motion = useMotion();
  const box = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(box, { slides, motion, look });

  return (
    <section
      className={styles.banners}
      aria-roledescription={slides > 1 ? t`carousel` : undefined}
      aria-label={t`Highlights`}
    >
      <div ref={box} className={styles.box} {...motion.hold}>
        <div className={styles.row} aria-live={motion.moving ? 'off' : 'polite'}>
          <div className={styles.slide} inert={carousel.current !== 0}>
            <OpeningSlide />
          </div>
          {parts !== null &&
            further.map((banner, index) => (
              <div key={banner.id} className={styles.slide} inert={carousel.current !== index + 1}>
                <parts.BannerSlide banner={banner} />
              </div>
            ))}
        </div>
      </div>
      {parts !== null && slides > 1 && (
        <parts.BannerControls carousel={carousel} motion={motion} slides={slides} />
      )}
    </section>
  );
}
