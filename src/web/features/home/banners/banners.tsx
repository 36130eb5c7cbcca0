import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { OpeningSlide } from './opening-slide.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { useMotion } from '../use-motion.ts';
import styles from './banners.module.css';

/** Banner group of the home page. */
const group = 'w_home';

const layout = { classes: { row: styles.row ?? '', slide: styles.slide ?? '' } };

async function loadComponents() {
  const [{ BannerSlide }, { BannerControls }] = await Promise.all([
    import('./banner-slide.tsx'),
    import('./banner-controls.tsx'),
  ]);
  return { BannerSlide, BannerControls };
}

type Components = Awaited<ReturnType<typeof loadComponents>>;

const timeoutMs = 2_000;

/** Turns true when the browser is idle after the first paint, at the latest after 2 seconds. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}

/** Components of the slides after the first, loaded when the browser is idle. Null until they are loaded: then only the first slide is shown. */
function useFurtherSlides(): Components | null {
  const idle = useIdle();
  const [components, setComponents] = useState<Components | null>(null);
  useEffect(() => {
    if (idle) loadComponents().then(setComponents, () => undefined);
  }, [idle]);
  return components;
}

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
        <div
          className={styles.row}
          aria-live={motion.moving || carousel.current === null ? 'off' : 'polite'}
        >
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
