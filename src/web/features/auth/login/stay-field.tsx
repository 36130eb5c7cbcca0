import { Trans } from '@lingui/react/macro';
import { useMedia } from '../../../lib/use-media.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';

interface StayFieldProps {
  /** The player wants to be remembered on this device. */
  isRemembered: boolean;
  value: boolean;
  onChange: (stay: boolean) => void;
}

/** Offers to stay signed in on this device: beside remember-me, and in the installed app. Off until it is chosen. */
export function StayField({ isRemembered, value, onChange }: StayFieldProps) {
  const isInstalled = useMedia('(display-mode: standalone)');
  if (!isRemembered && !isInstalled) return null;
  return (
    <CheckBox checked={value} onChange={({ target }) => onChange(target.checked)}>
      <Trans>Stay signed in. Only on your own device.</Trans>
    </CheckBox>
  );
}
