import { useEffect, useState } from 'react';
import { useIdle } from '../use-idle.ts';

async function loadComponents() {
  const [{ BannerSlide }, { BannerControls }] = await Promise.all([
    import('./banner-slide.tsx'),
    import('./banner-controls.tsx'),
  ]);
  return { BannerSlide, BannerControls };
}

type Components = Awaited<ReturnType<typeof loadComponents>>;

/** Components of the slides after the first, loaded when the browser is idle. Null until they are loaded: then only the first slide is shown. */
export function useFurtherSlides(): Components | null {
  const idle = useIdle();
  const [components, setComponents] = useState<Components | null>(null);
  useEffect(() => {
    if (idle) loadComponents().then(setComponents, () => undefined);
  }, [idle]);
  return components;
}
