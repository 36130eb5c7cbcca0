import { useEffect } from 'react';
import { startImages } from '#core/install/start-images.ts';
import type { InstallWay } from '#core/install/install-way.ts';

const apples: ReadonlySet<InstallWay> = new Set(['iphone', 'ipad']);

/** Adds the elements that an installed app needs on Apple devices: the start images of this screen, and the full-screen mode. */
export function useStartImages(way: InstallWay): void {
  useEffect(() => {
    if (!apples.has(way)) return undefined;
    const { width, height } = screen;
    const upright = { width: Math.min(width, height), height: Math.max(width, height) };
    const links = startImages({ ...upright, ratio: devicePixelRatio }).map(({ href, media }) =>
      Object.assign(document.createElement('link'), {
        rel: 'apple-touch-startup-image',
        href,
        media,
      }),
    );
    const capable = Object.assign(document.createElement('meta'), {
      name: 'apple-mobile-web-app-capable',
      content: 'yes',
    });
    const named = [capable, ...links];
    document.head.append(...named);
    return () => named.forEach((element) => element.remove());
  }, [way]);
}
