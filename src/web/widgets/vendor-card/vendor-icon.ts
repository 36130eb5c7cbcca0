import type { VendorCard } from '#contract/model/vendor.ts';
import type { System } from '#core/system/system.ts';

/** A vendor's emblem: the one the gateway names, else the one that ships with the app. */
export function vendorIcon(
  { icon, vendor }: Pick<VendorCard, 'icon' | 'vendor'>,
  system: Pick<System, 'picture'>,
): string {
  return system.picture(icon) ?? `/vendors/${encodeURIComponent(vendor)}.svg`;
}
