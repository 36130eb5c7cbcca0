import { siteSettings } from '../site-settings.ts';

type Settings = Partial<ImportMetaEnv> | undefined;

/** Place where games of a vendor are played: in a frame, in a new tab, or in place of the app. */
type LaunchWay = 'frame' | 'newTab' | 'sameTab';

function isListed(codes: string | undefined, vendor: string): boolean {
  return (codes ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .some((code) => code !== '' && code === vendor.toUpperCase());
}

/** The launch way of a vendor: a frame, unless the vendor does not allow framing. */
export function launchWayOf(vendor: string, settings: Settings = siteSettings()): LaunchWay {
  if (isListed(settings?.PAROLA_NEW_TAB_VENDORS, vendor)) return 'newTab';
  return isListed(settings?.PAROLA_SAME_TAB_VENDORS, vendor) ? 'sameTab' : 'frame';
}
