import { byId, wait } from './elements.js';

/**
 * Returns a function from symbol to the path of its picture, for a game.
 * @param {number} nodeId
 * @returns {(symbol: string) => string}
 */
export function picturesOf(nodeId) {
  return (symbol) =>
    symbol === 'hero' ? `/slot/heroes/${nodeId}.svg` : `/slot/symbols/${symbol}.svg`;
}

/**
 * Preloads pictures. Resolves after 4 seconds at the latest.
 * @param {readonly string[]} addresses
 */
export function preload(addresses) {
  const pictures = addresses.map((address) => {
    const image = new Image();
    image.src = address;
    return image.decode().catch(() => undefined);
  });
  return Promise.race([Promise.all(pictures), wait(4000)]);
}

/** The path of a game's cover. @param {number} nodeId */
export const coverOf = (nodeId) => `/slot/covers/${nodeId}.svg`;

/**
 * Shows the game's cover in the background and, on large screens, above the reels.
 * @param {number} nodeId
 */
export function showCover(nodeId) {
  for (const id of ['cover', 'marquee']) {
    const picture = byId(id, HTMLImageElement);
    picture.addEventListener('load', () => picture.classList.add('there'));
    picture.src = coverOf(nodeId);
  }
}
