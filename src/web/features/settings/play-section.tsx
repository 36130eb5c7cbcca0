import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { SettingsCard } from './settings-card.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** Sounds of games, and saving data. */
export function PlaySection() {
  const router = useRouter();
  const preload = (saves: boolean): void =>
    router.update({ ...router.options, defaultPreload: saves ? false : 'intent' });
  return (
    <SettingsCard title={<Trans>Games and data</Trans>}>
      <SettingSwitch
        name="gameSounds"
        label={<Trans>Sounds of games</Trans>}
        hint={<Trans>Games start with sound. Each game has its own button for it too.</Trans>}
      />
      <SettingSwitch
        name="savesData"
        label={<Trans>Save data</Trans>}
        hint={
          <Trans>
            Pictures load when you see them, banners wait for you, and nothing is fetched ahead.
            Pages that you have not opened are then missing without a network.
          </Trans>
        }
        onTurn={preload}
      />
    </SettingsCard>
  );
}
