import { byId, wait } from './elements.js';

/**
 * Where the picture of a symbol is, in a game.
 * @param {number} nodeId
 * @returns {(symbol: string) => string}
 */
export function picturesOf(nodeId) {
  return (symbol) =>
    symbol === 'hero' ? `/slot/heroes/${nodeId}.svg` : `/slot/symbols/${symbol}.svg`;
}

/**
 * Loads pictures before they are needed, for a while.
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

/**
 * Puts the game's cover behind everything and, where there is room, above the reels.
 * @param {number} nodeId
 */
export function showCover(nodeId) {
  for (const id of ['cover', 'marquee']) {
    const picture = byId(id, HTMLImageElement);
    picture.addEventListener('load', () => picture.classList.add('there'));
    picture.src = `/slot/covers/${nodeId}.svg`;
  }
}
