import { Trans } from '@lingui/react/macro';
import { StaySignedIn } from '../../widgets/stay-signed-in/stay-signed-in.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** The choice how much of the member's account this device shows. */
export function AccountSection() {
  return (
    <SettingsCard title={<Trans>Your account on this device</Trans>}>
      <SettingSwitch name="hidesMoney" label={<Trans>Hide my amounts</Trans>} />
      <StaySignedIn />
    </SettingsCard>
  );
}
