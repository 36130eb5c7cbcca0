import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createApp } from '#core/app.ts';
import { Texts } from '#web/i18n/texts.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { activateSourceLocale } from './activate-source-locale.ts';
import { testBrowser } from './test-browser.ts';

/** Renders a component with English source texts and an app that is not started. */
export function renderComponent(component: ReactNode) {
  activateSourceLocale('EN');
  const app = createApp(testBrowser(async () => new Response(null, { status: 503 })).openTab());
  const within = (content: ReactNode) => (
    <Texts>
      <AppProvider app={app}>{content}</AppProvider>
    </Texts>
  );
  const rendered = render(within(component));
  return {
    ...rendered,
    user: userEvent.setup(),
    /** Renders the component again with other properties. */
    show: (content: ReactNode) => rendered.rerender(within(content)),
  };
}
