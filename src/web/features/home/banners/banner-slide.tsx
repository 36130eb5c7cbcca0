import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { Banner } from '#protocol/model/announcement.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { bannerAddress } from './banner-address.ts';
import styles from './slide.module.css';

interface BannerLinkProps {
  banner: Banner;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the target of a banner; plain content without a target. */
function BannerLink({ banner, className, children }: BannerLinkProps) {
  const router = useRouter();
  const address = bannerAddress(banner);
  if (address === null) return children;
  if ('site' in address) {
    return (
      <a className={className} href={address.site} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  function follow(event: MouseEvent, page: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: page });
  }
  return (
    <a className={className} href={address.page} onClick={(event) => follow(event, address.page)}>
      {children}
    </a>
  );
}

/** A banner of the operator: its picture and its title as text. Without a picture it has the brand's background. */
export function BannerSlide({ banner }: { banner: Banner }) {
  const { system } = useApp();
  return (
    <div className={styles.slide}>
      <span className={styles.scene}>
        <Picture
          src={system.picture(banner.picture)}
          width={1600}
          height={600}
          behind
          fallback={<span className={styles.sea} />}
        />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <BannerLink banner={banner} className={styles.link}>
            {banner.title}
          </BannerLink>
        </h2>
        {bannerAddress(banner) !== null && (
          <span className={styles.more} aria-hidden="true">
            <Trans>Take a look</Trans>
            <Icon name="arrow" />
          </span>
        )}
      </div>
    </div>
  );
}
