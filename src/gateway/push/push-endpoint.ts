/** Hosts of the known push services: Google, Mozilla, Apple and Microsoft. A dot at the beginning admits all names below. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

function isService(host: string): boolean {
  return services.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));
}

/**
 * Returns whether the gateway sends to an endpoint, which a browser has named: an https address at a known push service, and
 * never another host, such as one of a private network. `origins` are further origins, for tests.
 */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && isService(hostname);
}
