/** @type {string | null} */
let origin = null;

/** Origins that may be framing this page, as far as the browser tells. */
export function claimedParents() {
  const ancestors = 'ancestorOrigins' in location ? [...location.ancestorOrigins].slice(0, 1) : [];
  const referrer = URL.canParse(document.referrer) ? [new URL(document.referrer).origin] : [];
  return [...new Set([...ancestors, ...referrer])];
}

/**
 * Who may be told things, as the gateway says. Nobody when it is null.
 * @param {string | null} known
 */
export function speakTo(known) {
  origin = known;
}

/** Whether the page is in a frame whose owner listens. */
export function heard() {
  return origin !== null && parent !== window;
}

/**
 * Tells the owner of the frame, and nobody else.
 * @param {'parola:ready' | 'parola:balance' | 'parola:close' | 'parola:cashier' | 'parola:again'} type
 */
export function tell(type) {
  if (origin !== null && parent !== window) parent.postMessage({ type }, origin);
}
