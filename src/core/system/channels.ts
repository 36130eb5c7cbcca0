import { contactAddress } from './outgoing-address.ts';

interface Resource {
  readonly type: string;
  readonly url: string;
  readonly label: string | null;
}

/** A page of the brand on a social network. */
export interface Channel {
  /** In capitals: `FACEBOOK`, `TELEGRAM`. */
  readonly type: string;
  readonly name: string;
  readonly address: string;
}

/** Resources that are apps and sites, not social channels. */
const apps: ReadonlySet<string> = new Set(['H5', 'ANDROID', 'IOS', 'APK', 'APP', 'WINDOWS']);

/** Apps and sites of the operator for phones. */
export function appsOf(resources: readonly Resource[]): Channel[] {
  return listed(resources, true);
}

/** Social channels of the operator with a safe address, without duplicates. */
export function channelsOf(resources: readonly Resource[]): Channel[] {
  return listed(resources, false);
}

function listed(resources: readonly Resource[], wantsApps: boolean): Channel[] {
  const seen = new Set<string>();
  return resources.flatMap(({ type: said, url, label }) => {
    const type = said.toUpperCase();
    const address = contactAddress(url);
    if (apps.has(type) !== wantsApps || address === null || seen.has(address)) return [];
    seen.add(address);
    return { type, name: label ?? said, address };
  });
}
