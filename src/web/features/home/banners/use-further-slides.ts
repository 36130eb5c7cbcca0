import { useEffect, useState } from 'react';
import { allMessagesLoaded } from '../../../i18n/activate-locale.ts';
import { useIdle } from '../use-idle.ts';

async function fetchParts() {
  const [{ BannerSlide }, { BannerControls }] = await Promise.all([
    import('./banner-slide.tsx'),
    import('./banner-controls.tsx'),
    allMessagesLoaded(),
  ]);
  return { BannerSlide, BannerControls };
}

type Parts = Awaited<ReturnType<typeof fetchParts>>;

/** What slides after the first are made of: fetched when the page has nothing better to do. Null until then, and without it the first stays alone. */
export function useFurtherSlides(): Parts | null {
  const idle = useIdle();
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (idle) fetchParts().then(setParts, () => undefined);
  }, [idle]);
  return parts;
}
