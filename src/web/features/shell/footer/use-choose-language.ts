import type { Language } from '#contract/model/language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { activateLocale } from '../../../i18n/activate-locale.ts';
import { useLingui } from '@lingui/react/macro';

/** Speaks another language from now on, once its words are here. */
export function useChooseLanguage(): (language: Language) => void {
  const { ui } = useApp();
  const { t } = useLingui();
  return (language) => {
    activateLocale(language).then(
      () => ui.setLanguage(language),
      () =>
        ui.toast(t`That language could not be loaded. Please try again when you are connected.`, {
          tone: 'bad',
          seconds: 6,
        }),
    );
  };
}
