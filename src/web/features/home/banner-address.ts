import type { Banner } from '#contract/model/announcement.ts';

/** Where a banner leads: a page of ours as a path, or a site as an address. Null when it leads nowhere we can trust. */
export type BannerAddress = { readonly page: string } | { readonly site: string } | null;

/** Reads a banner's link. Paths stay on our site, addresses are https, numbers are numbers. */
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
      return isHttps(opens.target) ? { site: opens.target } : null;
    default:
      return null;
  }
}

function isHttps(address: string): boolean {
  try {
    return new URL(address).protocol === 'https:';
  } catch {
    return false;
  }
}
