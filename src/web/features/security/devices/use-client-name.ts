import { useLingui } from '@lingui/react/macro';
import type { Device } from '#core/devices/devices.ts';

/** Functions that name a client: its browser and system, and its place. */
export function useClientName() {
  const { t } = useLingui();

  function name({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
    if (browser !== '' && system !== '') return t`${browser} on ${system}`;
    return browser || system || t`Unknown device`;
  }

  const place = (client: Pick<Device, 'place'>): string => client.place ?? t`Place unknown`;

  return { name, place };
}
