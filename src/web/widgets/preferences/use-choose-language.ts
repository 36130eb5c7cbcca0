import type { Language } from '#protocol/model/language.ts';
import { useApp } from '../../lib/app-context.tsx';
import { activateLocale } from '../../i18n/activate-locale.ts';
import { useLingui } from '@lingui/react/macro';

/** Switches to another language once its catalogue is loaded. */
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
