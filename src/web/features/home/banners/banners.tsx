import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { OpeningSlide } from './opening-slide.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { useFurtherSlides } from './use-further-slides.ts';
import { useMotion } from '../use-motion.ts';
import styles from './banners.module.css';

/** Banner group of the home page. */
const group = 'w_home';

const layout = { classes: { row: styles.row ?? '', slide: styles.slide ?? '' } };

/** The carousel: the prerendered opening slide, then the banners of the operator. */
export function Banners() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const { banners } = useSnapshot(announcements.state);
  const components = useFurtherSlides();
  const further = components === null ? [] : banners.filter((banner) => banner.group === group);
  const slides = further.length + 1;
  const motion = useMotion();
  const box = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(box, { slides, motion, layout });

  return (
    <section
      className={styles.banners}
      aria-roledescription={slides > 1 ? t`carousel` : undefined}
      aria-label={t`Highlights`}
    >
      <div ref={box} className={styles.box} {...motion.hold}>
        <div className={styles.row} aria-live={motion.moving ? 'off' : 'polite'}>
          <div className={styles.slide}>
            <OpeningSlide />
          </div>
          {components !== null &&
            further.map((banner) => (
              <div key={banner.id} className={styles.slide}>
                <components.BannerSlide banner={banner} />
              </div>
            ))}
        </div>
      </div>
      {components !== null && slides > 1 && (
        <components.BannerControls carousel={carousel} slides={slides} />
      )}
    </section>
  );
}
