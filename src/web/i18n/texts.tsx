import { i18n } from '@lingui/core';
import { I18nProvider, type TransRenderProps } from '@lingui/react';
import type { ReactNode } from 'react';

/**
 * Puts each text of a `Trans` into an element. Translators of browsers replace texts, and React goes on changing a text that
 * is no longer in the page. Into an element it writes anew.
 */
const inElements = ({ children }: TransRenderProps): ReactNode =>
  [children]
    .flat()
    .map((part, place) => (typeof part === 'string' ? <span key={place}>{part}</span> : part));

/** Gives the texts of the language that `activateLocale` has activated. */
export function Texts({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={inElements}>
      {children}
    </I18nProvider>
  );
}
