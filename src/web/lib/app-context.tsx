import { createContext, type ReactNode, use } from 'react';
import type { App } from '#core/app.ts';

const AppContext = createContext<App | null>(null);

/** Hands the app to every component below. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app: read its slices with `useSnapshot(app.slice.state)`, act through their verbs. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp was called outside AppProvider');
  return app;
}
