import { subscribe } from 'valtio';
import type { App } from '#core/app.ts';
import { keepDocuments } from '../lib/keep-documents.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';
import type { AppRouter } from './router.tsx';

/** Installs the service worker. It caches all pages at once when a member is signed in, and documents for guests. */
export function startServiceWorker({ session, ui }: App, router: AppRouter): void {
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
  keepDocuments({
    isGuest: () => session.state.phase === 'guest',
    language: () => ui.state.language,
    savesData: () => ui.state.savesData,
    reload: () => router.invalidate(),
    onPage: (callback) => router.subscribe('onRendered', callback),
    onSession: (callback) => subscribe(session.state, callback),
  });
}
