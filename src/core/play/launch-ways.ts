type Settings = Partial<ImportMetaEnv> | undefined;

/** Where a vendor's games are played: in a frame of ours, in a tab of their own, or in the place of the app. */
export type LaunchWay = 'frame' | 'newTab' | 'sameTab';

function isListed(codes: string | undefined, vendor: string): boolean {
  return (codes ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .some((code) => code !== '' && code === vendor.toUpperCase());
}

/** How this brand plays the games of a vendor: framed, unless the vendor does not let itself be framed. */
export function launchWayOf(vendor: string, settings: Settings = import.meta.env): LaunchWay {
  if (isListed(settings?.PAROLA_NEW_TAB_VENDORS, vendor)) return 'newTab';
  return isListed(settings?.PAROLA_SAME_TAB_VENDORS, vendor) ? 'sameTab' : 'frame';
}
