import type { Language } from '#contract/model/language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { speak } from '../../../i18n/load.ts';
import { useLingui } from '@lingui/react/macro';

/** Speaks another language from now on, once its words are here. */
export function useChooseLanguage(): (language: Language) => void {
  const { ui } = useApp();
  const { t } = useLingui();
  return (language) => {
    speak(language).then(
      () => ui.setLanguage(language),
      () =>
        ui.toast(t`That language could not be loaded. Please try again when you are connected.`, {
          tone: 'bad',
          seconds: 6,
        }),
    );
  };
}
