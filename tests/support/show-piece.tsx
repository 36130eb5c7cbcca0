import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { speakSource } from './speak-source.ts';

/** A piece of the kit by itself, in the words of the source. */
export function showPiece(piece: ReactNode) {
  speakSource('EN');
  const shown = render(<I18nProvider i18n={i18n}>{piece}</I18nProvider>);
  return { ...shown, user: userEvent.setup() };
}
