import { byId, wait } from './elements.ts';

/** Returns a function from symbol to the path of its picture, for a game. */
export function picturesOf(nodeId: number): (symbol: string) => string {
  return (symbol) =>
    symbol === 'hero' ? `/slot/heroes/${nodeId}.svg` : `/slot/symbols/${symbol}.svg`;
}

/** Preloads pictures. Resolves after 4 seconds at the latest. */
export function preload(addresses: readonly string[]) {
  const pictures = addresses.map((address) => {
    const image = new Image();
    image.src = address;
    return image.decode().catch(() => undefined);
  });
  return Promise.race([Promise.all(pictures), wait(4000)]);
}

/** The path of a game's cover. */
export const coverOf = (nodeId: number) => `/slot/covers/${nodeId}.svg`;

/** Shows the game's cover in the background and, on large screens, above the reels. */
export function showCover(nodeId: number) {
  for (const id of ['cover', 'marquee']) {
    const picture = byId(id, HTMLImageElement);
    picture.addEventListener('load', () => picture.classList.add('there'));
    picture.src = coverOf(nodeId);
  }
}
