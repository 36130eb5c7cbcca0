import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { App } from '#core/app.ts';
import type { Device } from '#core/device/device.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { KeptData } from './kept-data.tsx';

const deviceOf = (app: App): Promise<Device> => app.device();

/** The kinds of data on this device, each with its size and a button that clears it. */
export function KeptDataSection() {
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
