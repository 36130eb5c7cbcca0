import { subscribe } from 'valtio';
import type { App } from '#core/app.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';

/** Installs the service worker. It caches all pages at once when a member is signed in. */
export function startServiceWorker({ session, ui }: App): void {
  registerServiceWorker({
    onSignedIn(callback) {
      const check = (): void => {
        if (session.state.phase === 'member') callback();
      };
      check();
      subscribe(session.state, check);
    },
    savesData: () => ui.state.savesData,
  });
}
