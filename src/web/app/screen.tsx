import { RouterProvider } from '@tanstack/react-router';
import type { App } from '#core/app.ts';
import { Texts } from '../i18n/texts.tsx';
import { AppProvider } from '../lib/app-context.tsx';
import type { AppRouter } from './router.tsx';

/** The whole user interface. Call `activateLocale` before the first render. */
export function Screen({ app, router }: { app: App; router: AppRouter }) {
  return (
    <Texts>
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </Texts>
  );
}
