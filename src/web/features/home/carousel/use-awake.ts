import { startTransition, useEffect, useState } from 'react';

/**
 * Turns true when the page has had an input, at the latest after ten seconds: slides outside the first view get their content
 * then. Also where the code that knows it cannot be loaded.
 */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const wake = (): void => {
      if (!isUnmounted) startTransition(() => setAwake(true));
    };
    import('./load-carousel.ts').then(({ whenAwake }) => whenAwake).then(wake, wake);
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isAwake;
}
