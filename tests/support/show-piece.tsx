import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createApp } from '#core/app.ts';
import { AppProvider } from '#web/lib/app-context.tsx';
import { activateSourceLocale } from './activate-source-locale.ts';
import { testBrowser } from './test-browser.ts';

/** A piece of the kit by itself, in the words of the source, in an app that nobody has started. */
export function showPiece(piece: ReactNode) {
  activateSourceLocale('EN');
  const app = createApp(testBrowser(async () => new Response(null, { status: 503 })).openTab());
  const shown = render(
    <I18nProvider i18n={i18n}>
      <AppProvider app={app}>{piece}</AppProvider>
    </I18nProvider>,
  );
  return { ...shown, user: userEvent.setup() };
}
