import { createContext, type ReactNode, use } from 'react';
import type { App } from '#core/app.ts';

const AppContext = createContext<App | null>(null);

/** Provides the app to all components below it. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app. Read a slice with `useSnapshot(app.slice.state)`, change it through its verbs. Throws outside `AppProvider`. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('no AppProvider');
  return app;
}
