import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the page of a notification that was pressed while the app is open. Unsaved work asks first. */
export function usePressedNotification(): void {
  const router = useRouter();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data, ports }: MessageEvent<unknown>): void => {
      const { type, page }: { type?: unknown; page?: unknown } = Object(data);
      if (type !== 'OPEN_PAGE' || typeof page !== 'string' || !page.startsWith('/')) return;
      // The worker would load the page anew without an answer.
      ports[0]?.postMessage('opened');
      void router.navigate({ href: page });
    };
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, [router]);
}
