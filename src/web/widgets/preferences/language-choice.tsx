import { useLingui } from '@lingui/react/macro';
import { languages } from '../../i18n/languages.ts';
import { menuLanguages } from '../../i18n/menu-languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** The languages of the menu, and the current language if the menu does not have it. */
export function LanguageChoice() {
  const { t } = useLingui();
  const chosen = useLanguage();
  const choose = useChooseLanguage();
  const offered = menuLanguages.includes(chosen) ? menuLanguages : [...menuLanguages, chosen];
  return (
    <SegmentedControl
      label={t`Language`}
      value={chosen}
      onChoose={choose}
      options={offered.map((language) => ({
        value: language,
        label: languages[language].name,
        lang: languages[language].tag,
      }))}
    />
  );
}
