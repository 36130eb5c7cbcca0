import { Trans } from '@lingui/react/macro';
import { DialogLink } from '../../lib/dialog/dialog-link.tsx';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { AboutSection } from './about/about-section.tsx';
import { PushSection } from './push/push-section.tsx';
import { StaySignedIn } from '../../widgets/stay-signed-in/stay-signed-in.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useEffect, type ReactNode, useId } from 'react';
import type { App } from '#core/app.ts';
import type { Device } from '#core/device/device.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { KeptData } from './kept-data/kept-data.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { LanguageChoice } from '../../widgets/preferences/language-choice.tsx';
import { ThemeChoice } from '../../widgets/preferences/theme-choice.tsx';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { UiSwitch } from '#core/ui/ui.ts';
import { useApp } from '../../lib/app-context.tsx';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import styles from './settings-page.module.css';

interface SettingSwitchProps {
  name: UiSwitch;
  label: ReactNode;
  /** Explains the switch. */
  hint?: ReactNode;
  /** Called when the switch was turned. */
  onTurn?: (on: boolean) => void;
}

/** A switch of this device. */
function SettingSwitch({ name, label, hint, onTurn }: SettingSwitchProps) {
  const { ui } = useApp();
  const on = useSnapshot(ui.state)[name];
  const id = useId();
  return (
    <div className={styles.switch}>
      <CheckBox
        checked={on}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={({ currentTarget }) => {
          ui.turn(name, currentTarget.checked);
          onTurn?.(currentTarget.checked);
        }}
      >
        {label}
      </CheckBox>
      {hint && <p id={id}>{hint}</p>}
    </div>
  );
}

/** Sounds of games, and saving data. */
function PlaySection() {
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

/** Language, theme and motion. */
function LookSection() {
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

const deviceOf = (app: App): Promise<Device> => app.device();

/** The kinds of data on this device, each with its size and a button that clears it. */
function KeptDataSection() {
  return (
    <SettingsCard title={<Trans>Kept on this device</Trans>}>
      <WithSlice from={deviceOf} placeholder={<Skeleton />}>
        {({ keptData }) => <LoadedKeptData slice={keptData} />}
      </WithSlice>
    </SettingsCard>
  );
}

function LoadedKeptData({ slice }: { slice: Device['keptData'] }) {
  useEffect(() => void slice.load(), [slice]);
  return <KeptData slice={slice} />;
}

/** The choice how much of the member's account this device shows. */
function AccountSection() {
  return (
    <SettingsCard title={<Trans>Your account on this device</Trans>}>
      <SettingSwitch name="hidesMoney" label={<Trans>Hide my amounts</Trans>} />
      <StaySignedIn />
    </SettingsCard>
  );
}

/** The settings of this device, for guests and members. Settings of an account show to its member only. */
export function SettingsPage() {
  const isMember = useSignedIn();
  return (
    <div className={styles.settings}>
      <LookSection />
      <PlaySection />
      {isMember && <AccountSection />}
      <PushSection />
      <KeptDataSection />
      <AboutSection />
      {isMember && (
        <DialogLink dialog="signOut" className={styles.out}>
          <Icon name="signOut" />
          <Trans>Sign out</Trans>
        </DialogLink>
      )}
    </div>
  );
}
