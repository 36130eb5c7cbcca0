let origin: string | null = null;

/** Origins that may frame this page, as the browser reports them. */
export function claimedParents() {
  const ancestors = 'ancestorOrigins' in location ? [...location.ancestorOrigins].slice(0, 1) : [];
  const referrer = URL.canParse(document.referrer) ? [new URL(document.referrer).origin] : [];
  return [...new Set([...ancestors, ...referrer])];
}

/** Sets the origin that receives messages, as the gateway confirmed it; null for none. */
export function setParentOrigin(known: string | null) {
  origin = known;
}

/** True when the page is in a frame of a confirmed origin. */
export function hasParent() {
  return origin !== null && parent !== window;
}

/** True for a message of the confirmed parent window. */
export function isFromParent(event: MessageEvent<unknown>) {
  return hasParent() && event.source === parent && event.origin === origin;
}

/** Sends a message to the confirmed parent window only. `more`: further fields. */
export function notifyParent(
  type: 'parola:ready' | 'parola:balance' | 'parola:close' | 'parola:cashier' | 'parola:again',
  more: object = {},
) {
  if (origin !== null && parent !== window) parent.postMessage({ type, ...more }, origin);
}
