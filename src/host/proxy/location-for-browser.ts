interface Ways {
  /** The address that the proxy has called. */
  readonly target: URL;
  /** The address of the gateway, from the settings. */
  readonly gateway: URL;
  /** The address that the browser has called. */
  readonly called: URL;
}

/** Two addresses of one host, also when one is http and the other https. */
function isSameHost(one: URL, other: URL): boolean {
  const arePortsDefault = one.port === '' && other.port === '';
  return one.host === other.host || (arePortsDefault && one.hostname === other.hostname);
}

/** The part of a path below the path of the gateway's own address. */
function belowGateway(path: string, gateway: URL): string {
  const root = gateway.pathname.replace(/\/$/, '');
  return path.startsWith(`${root}/`) ? path.slice(root.length) : path;
}

/**
 * The header `Location` for the browser. A redirect to the gateway itself, or to the app, becomes a path of the app's own
 * origin: browsers may not be able to reach the gateway. A redirect to another place stays as it is. Null for an
 * address that browsers must not open, and for a redirect that leads the proxy to the same call again.
 */
export function locationForBrowser(
  location: string | null,
  { target, gateway, called }: Ways,
): string | null {
  if (location === null || !URL.canParse(location, target.href)) return null;
  const to = new URL(location, target);
  if (!/^https?:$/.test(to.protocol)) return null;
  const isGateway = isSameHost(to, gateway);
  if (!isGateway && !isSameHost(to, called)) return to.href;
  const path = isGateway ? belowGateway(to.pathname, gateway) : to.pathname;
  // Two slashes would be the start of another host.
  const own = path.replace(/^\/+/, '/') + to.search;
  const isLoop =
    isGateway && to.protocol !== target.protocol && own === called.pathname + called.search;
  return isLoop ? null : own + to.hash;
}
