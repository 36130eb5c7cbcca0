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
 * Sends a message to the confirmed parent window only.
 * @param {{ kind: 'chatReady' | 'chatClose' } | { kind: 'chatUnread', count: number } | { kind: 'chatOpen', path: string }} message
 */
export function postToParent(message) {
  if (origin !== null && parent !== window) parent.postMessage(message, origin);
}

/**
 * Calls back with what the confirmed parent sends: theme and language, and the name of a room to open.
 * @param {(theme: 'light' | 'dark', language: string) => void} onTheme
 * @param {(room: string) => void} onRoom
 */
export function listenToParent(onTheme, onRoom) {
  addEventListener('message', (event) => {
    if (!hasParent() || event.source !== parent || event.origin !== origin) return;
    const { kind, theme, language, room } = Object(event.data);
    if (kind === 'chatRoom') onRoom(String(room));
    if (kind !== 'chatTheme' || (theme !== 'light' && theme !== 'dark')) return;
    onTheme(theme, String(language));
  });
}
