/** @type {string | null} */
let origin = null;

/** Origins that may frame this page, as the browser reports them. */
export function claimedParents() {
  const ancestors = 'ancestorOrigins' in location ? [...location.ancestorOrigins].slice(0, 1) : [];
  const referrer = URL.canParse(document.referrer) ? [new URL(document.referrer).origin] : [];
  return [...new Set([...ancestors, ...referrer])];
}

/**
 * Sets the origin that receives messages, as the gateway confirmed it; null for none.
 * @param {string | null} known
 */
export function setParentOrigin(known) {
  origin = known;
}

/** True when the page is in a frame of a confirmed origin. */
export function hasParent() {
  return origin !== null && parent !== window;
}

/**
 * True for a message of the confirmed parent window.
 * @param {MessageEvent<unknown>} event
 */
export function isFromParent(event) {
  return hasParent() && event.source === parent && event.origin === origin;
}

/**
 * Sends a message to the confirmed parent window only.
 * @param {'parola:ready' | 'parola:balance' | 'parola:close' | 'parola:cashier' | 'parola:again'} type
 * @param {object} [more] Further fields.
 */
export function notifyParent(type, more = {}) {
  if (origin !== null && parent !== window) parent.postMessage({ type, ...more }, origin);
}
