import { Trans } from '@lingui/react/macro';
import { useMedia } from '../../lib/use-media.ts';
import { LanguageChoice } from '../../widgets/preferences/language-choice.tsx';
import { ThemeChoice } from '../../widgets/preferences/theme-choice.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** Language, theme and motion. */
export function LookSection() {
  const systemAsks = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <SettingsCard title={<Trans>Look</Trans>}>
      <LanguageChoice />
      <ThemeChoice />
      <SettingSwitch
        name="lessMotion"
        label={<Trans>Less motion</Trans>}
        hint={
          systemAsks ? (
            <Trans>Your device asks for less motion already, so nothing moves by itself.</Trans>
          ) : (
            <Trans>Banners, lists and numbers stand still.</Trans>
          )
        }
      />
    </SettingsCard>
  );
}
