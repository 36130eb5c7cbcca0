import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { App } from '#core/app.ts';
import type { Device } from '#core/device/device.ts';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { useSignedIn } from '../../../lib/use-signed-in.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { PushChoices } from './push-choices.tsx';

const deviceOf = (app: App): Promise<Device> => app.device();

/** Notifications of this browser. A guest reads what they are. */
export function PushSection() {
  const isMember = useSignedIn();
  return (
    <SettingsCard title={<Trans>Notifications on this device</Trans>}>
      {isMember ? (
        <WithSlice from={deviceOf} placeholder={<Skeleton />}>
          {({ push }) => <LoadedPush slice={push} />}
        </WithSlice>
      ) : (
        <GuestHint />
      )}
    </SettingsCard>
  );
}

function LoadedPush({ slice }: { slice: Device['push'] }) {
  useEffect(() => void slice.load(), [slice]);
  return <PushChoices slice={slice} />;
}

function GuestHint() {
  const toDialog = useDialogLink();
  return (
    <>
      <p>
        <Trans>
          The app can tell you about your money, messages, promotions and draws, also while it is
          closed. Log in to choose.
        </Trans>
      </p>
      <ButtonLink {...toDialog('login')} icon={<Icon name="user" />}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </>
  );
}
