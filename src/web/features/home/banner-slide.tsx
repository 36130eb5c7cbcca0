import { Trans } from '@lingui/react/macro';
import type { Banner } from '#contract/model/announcement.ts';
import { useApp } from '../../app-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { BannerLink } from './banner-link.tsx';
import styles from './slide.module.css';

/** A banner of the operator's: its picture, and its title set in type over the calm half. */
export function BannerSlide({ banner }: { banner: Banner }) {
  const { system } = useApp();
  const picture = system.picture(banner.picture);
  return (
    <div className={styles.slide}>
      {picture !== null && (
        <img
          className={styles.art}
          src={picture}
          alt=""
          width={1600}
          height={600}
          decoding="async"
          draggable={false}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <BannerLink banner={banner} className={styles.link}>
            {banner.title}
          </BannerLink>
        </h2>
        {banner.opens !== null && (
          <span className={styles.more} aria-hidden="true">
            <Trans>Take a look</Trans>
            <Icon name="arrow" />
          </span>
        )}
      </div>
    </div>
  );
}
