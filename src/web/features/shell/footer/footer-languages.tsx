import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { languages } from '../../../i18n/languages.ts';
import { menuLanguages } from '../../../i18n/menu-languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './footer.module.css';
import { useChooseLanguage } from '../../../widgets/preferences/use-choose-language.ts';

const pressesForChinese = 5;
const inARowMs = 1_000;

/** The language switch of the footer. Five presses in a row switch to Chinese, and back. */
export function FooterLanguages() {
  const { t } = useLingui();
  const chosen = useLanguage();
  const choose = useChooseLanguage();
  const row = useRef({ presses: 0, last: 0, from: chosen });
  const offered = menuLanguages.includes(chosen) ? menuLanguages : [...menuLanguages, chosen];

  return (
    <div className={styles.languages} role="group" aria-label={t`Language`}>
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={languages[language].tag}
          aria-pressed={language === chosen}
          onClick={({ timeStamp }) => {
            const begins = row.current.presses === 0 || timeStamp - row.current.last > inARowMs;
            const { presses, from } = begins ? { presses: 0, from: chosen } : row.current;
            const isFifth = presses + 1 === pressesForChinese;
            row.current = { presses: isFifth ? 0 : presses + 1, last: timeStamp, from };
            if (isFifth && from !== 'CN') choose('CN');
            else if (language !== chosen) choose(language);
          }}
        >
          {languages[language].name}
        </button>
      ))}
    </div>
  );
}
