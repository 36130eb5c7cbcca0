import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Clock } from './clock.tsx';
import { DropPanel } from './drop-panel.tsx';
import styles from './extras.module.css';
import { LanguageChoice } from '../../../widgets/preferences/language-choice.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { ExtraItems } from '../panels/extra-items.tsx';
import { ThemeChoice } from '../../../widgets/preferences/theme-choice.tsx';

/** Parts of the header that only large screens show. */
export function Extras() {
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  return (
    <div className={styles.extras}>
      <Clock />
      <SearchButton look="field" />
      <ExtraItems />
      <DropPanel
        label={t`Language`}
        content={
          <>
            <Icon name="globe" />
            <span translate="no">{language}</span>
          </>
        }
      >
        <LanguageChoice />
      </DropPanel>
      <span className={styles.theme}>{isHydrated && <ThemeChoice compact />}</span>
    </div>
  );
}
