import type { VendorCard } from '#protocol/model/vendor.ts';
import type { System } from '#core/system/system.ts';

/** Address of a vendor's logo: from the gateway, else the file of the app. */
export function vendorIcon(
  { icon, vendor }: Pick<VendorCard, 'icon' | 'vendor'>,
  system: Pick<System, 'picture'>,
): string {
  return system.picture(icon) ?? `/vendors/${encodeURIComponent(vendor)}.svg`;
}
