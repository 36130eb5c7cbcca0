import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Devices } from '#core/devices/devices.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import { AttemptNote } from '../attempt-button/attempt-note.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import styles from './stay-signed-in.module.css';

/** A choice for this device: the next start of the app does not ask for the password. The gateway knows the state. */
export function StaySignedIn() {
  const app = useApp();
  const [devices, setDevices] = useState<Devices | null>(null);

  useEffect(() => {
    let isMounted = true;
    app.securityCentre().then(
      (centre) => {
        void centre.devices.load();
        if (isMounted) setDevices(centre.devices);
      },
      (error: unknown) => {
        // Without a network the choice cannot be made: it stays out of the page.
        if (!(error instanceof GatewayError)) throw error;
      },
    );
    return () => {
      isMounted = false;
    };
  }, [app]);

  return devices && <Choice slice={devices} />;
}

function Choice({ slice }: { slice: Devices }) {
  const { session } = useApp();
  const state = useSnapshot(slice.state);
  const { attempt, ...progress } = useAttempt();
  const current = state.devices.find((device) => device.current);
  const stays = current?.stays ?? false;

  const change = (wanted: boolean) =>
    attempt(() => (wanted ? session.staySignedIn() : session.stopStayingSignedIn()));

  return (
    <QueryView
      query={state}
      hasContent={state.devices.length > 0}
      placeholder={<div className={styles.waiting} aria-busy="true" />}
      empty={null}
      onRetry={() => void slice.load()}
    >
      <div className={styles.choice}>
        <CheckBox
          checked={stays}
          disabled={progress.pending}
          onChange={({ target }) => change(target.checked)}
        >
          <Trans>Stay signed in on this device</Trans>
        </CheckBox>
        <p>
          <Trans>
            The app opens without asking for your password. Only on your own device: anyone who
            opens the app here is in your account. It ends when you sign out or change your
            password.
          </Trans>
        </p>
        <AttemptNote of={progress} />
      </div>
    </QueryView>
  );
}
