import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { Banner } from '#protocol/model/announcement.ts';
import { bannerAddress } from './banner-address.ts';

interface BannerLinkProps {
  banner: Banner;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the target of a banner; plain content without a target. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
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
