import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { App } from '#core/app.ts';
import { AppProvider } from '../lib/app-context.tsx';
import { PageShown } from '../lib/page-shown.ts';
import type { AppRouter } from './router.tsx';

const nothing = (): void => undefined;

interface ScreenProps {
  app: App;
  router: AppRouter;
  /** Called when the page is shown. */
  onShown?: () => void;
}

/** The whole user interface. Call `activateLocale` before the first render. */
export function Screen({ app, router, onShown = nothing }: ScreenProps) {
  return (
    <I18nProvider i18n={i18n}>
      <AppProvider app={app}>
        <PageShown value={onShown}>
          <RouterProvider router={router} />
        </PageShown>
      </AppProvider>
    </I18nProvider>
  );
}
