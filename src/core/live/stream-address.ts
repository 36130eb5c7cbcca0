import { liveStreamPath } from '#protocol/paths.ts';

/**
 * The address of the stream. Null for one that the app does not open: another protocol, such as `wss:`, or an origin that is
 * neither the app's nor the brand's for live events.
 */
export function streamAddress(
  given: string | null,
  { origin, liveOrigin }: { origin: string; liveOrigin: string | null },
): URL | null {
  const text = given ?? liveStreamPath;
  if (!URL.canParse(text, origin)) return null;
  const address = new URL(text, origin);
  if (!['http:', 'https:'].includes(address.protocol)) return null;
  if (address.username !== '' || address.password !== '') return null;
  return [origin, liveOrigin].includes(address.origin) ? address : null;
}
