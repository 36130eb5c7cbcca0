import { contactAddress } from './address.ts';

interface Resource {
  readonly type: string;
  readonly url: string;
  readonly label: string | null;
}

/** A place of the brand on a social network. */
export interface Channel {
  /** In capitals: `FACEBOOK`, `TELEGRAM`. */
  readonly type: string;
  readonly name: string;
  readonly address: string;
}

/** Resources that are not places to meet, but apps and sites to go to. */
const apps: ReadonlySet<string> = new Set(['H5', 'ANDROID', 'IOS', 'APK', 'APP', 'WINDOWS']);

/** The operator's apps and sites for phones, as channels are listed. */
export function appsOf(resources: readonly Resource[]): Channel[] {
  return listed(resources, true);
}

/** The social channels among what the operator lists: those whose address can be trusted, each once. */
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
