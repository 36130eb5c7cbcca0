import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createApp } from '#core/app.ts';
import { AppProvider } from '#web/lib/app-context.tsx';
import { activateSourceLocale } from './activate-source-locale.ts';
import { testBrowser } from './test-browser.ts';

/** Renders a component with English source texts and an app that is not started. */
export function renderComponent(component: ReactNode) {
  activateSourceLocale('EN');
  const app = createApp(testBrowser(async () => new Response(null, { status: 503 })).openTab());
  const within = (content: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <AppProvider app={app}>{content}</AppProvider>
    </I18nProvider>
  );
  const rendered = render(within(component));
  return {
    ...rendered,
    user: userEvent.setup(),
    /** Renders the component again with other properties. */
    show: (content: ReactNode) => rendered.rerender(within(content)),
  };
}
