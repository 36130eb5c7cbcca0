import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { App } from '#core/app.ts';
import { AppProvider } from '../lib/app-context.tsx';
import type { AppRouter } from './router.tsx';

/** The whole user interface. Call `activateLocale` before the first render. */
export function Screen({ app, router }: { app: App; router: AppRouter }) {
  return (
    <I18nProvider i18n={i18n}>
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </I18nProvider>
  );
}
