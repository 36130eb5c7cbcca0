import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import type { CarouselView } from '../carousel/use-carousel.ts';
import styles from './banner-controls.module.css';

interface BannerControlsProps {
  carousel: CarouselView;
  slides: number;
}

/** Buttons that select a slide. */
export function BannerControls({ carousel, slides }: BannerControlsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.controls}>
      <ul className={styles.dots}>
        {Array.from({ length: slides }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={t`Show picture ${index + 1} of ${slides}`}
              aria-current={(carousel.current ?? 0) === index || undefined}
              data-moving={carousel.moving || undefined}
              onClick={() => carousel.turn(index)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <IconButton
          icon="left"
          label={t`Previous picture`}
          onClick={() => carousel.turn('previous')}
        />
        <IconButton icon="right" label={t`Next picture`} onClick={() => carousel.turn('next')} />
      </div>
    </div>
  );
}
