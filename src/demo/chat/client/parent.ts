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

/** Sends a message to the confirmed parent window only. */
export function postToParent(
  message:
    | { kind: 'chatReady' | 'chatClose' }
    | { kind: 'chatUnread'; count: number }
    | { kind: 'chatOpen'; path: string },
) {
  if (origin !== null && parent !== window) parent.postMessage(message, origin);
}

/** Calls back with what the confirmed parent sends: theme and language, and the name of a room to open. */
export function listenToParent(
  onTheme: (theme: 'light' | 'dark', language: string) => void,
  onRoom: (room: string) => void,
) {
  addEventListener('message', (event) => {
    if (!hasParent() || event.source !== parent || event.origin !== origin) return;
    const { kind, theme, language, room } = Object(event.data);
    if (kind === 'chatRoom') onRoom(String(room));
    if (kind !== 'chatTheme' || (theme !== 'light' && theme !== 'dark')) return;
    onTheme(theme, String(language));
  });
}
