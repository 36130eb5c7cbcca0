import { Trans } from '@lingui/react/macro';
import { StaySignedIn } from '../../widgets/stay-signed-in/stay-signed-in.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** What this device shows of the member's account. */
export function AccountSection() {
  return (
    <SettingsCard title={<Trans>Your account on this device</Trans>}>
      <SettingSwitch name="hidesMoney" label={<Trans>Hide my amounts</Trans>} />
      <StaySignedIn />
    </SettingsCard>
  );
}
