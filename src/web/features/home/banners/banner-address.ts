import type { Banner } from '#protocol/model/announcement.ts';
import { linkAddress } from '#core/system/outgoing-address.ts';

/** Target of a banner: a path of the app or an address of another site. Null without a trusted target. */
type BannerAddress = { readonly page: string } | { readonly site: string } | null;

/** Reads the link of a banner. Paths stay on the origin, addresses are checked by `linkAddress`, game nodes are numbers. */
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
      return siteOrNull(linkAddress(opens.target));
    default:
      return null;
  }
}

function siteOrNull(site: string | null): BannerAddress {
  return site === null ? null : { site };
}
