import { subscribe } from 'valtio';
import type { App } from '#core/app.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';

/** Installs the service worker. It caches all pages at once when a member is signed in. */
export function startServiceWorker({ session }: App): void {
  registerServiceWorker((onSignedIn) => {
    const check = (): void => {
      if (session.state.phase === 'member') onSignedIn();
    };
    check();
    subscribe(session.state, check);
  });
}
