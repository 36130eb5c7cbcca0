import type { Banner } from '#contract/model/announcement.ts';
import { linkAddress } from '#core/system/address.ts';

/** Where a banner leads: a page of ours as a path, or a site as an address. Null when it leads nowhere we can trust. */
export type BannerAddress = { readonly page: string } | { readonly site: string } | null;

/** Reads a banner's link. Paths stay on our site, addresses go through the one function for links, numbers are numbers. */
export function bannerAddress({ opens }: Pick<Banner, 'opens'>): BannerAddress {
  if (opens === null) return null;
  switch (opens.kind.toUpperCase()) {
    case 'PAGE':
      return /^\/(?![/\\])\S*$/.test(opens.target) ? { page: opens.target } : null;
    case 'PROMOTION':
      return { page: `/promotions/detail?id=${encodeURIComponent(opens.target)}` };
    case 'GAME':
      return /^\d{1,15}$/.test(opens.target) ? { page: `/seamless?node=${opens.target}` } : null;
    case 'URL':
      return siteAt(linkAddress(opens.target));
    default:
      return null;
  }
}

function siteAt(site: string | null): BannerAddress {
  return site === null ? null : { site };
}
