import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Devices } from '#core/devices/devices.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { DeviceCard } from './device-card.tsx';
import styles from './devices.module.css';

/** The devices where the account is signed in: this one first, then the last seen. */
export function DeviceList({ slice }: { slice: Devices }) {
  const { t } = useLingui();
  const state = useSnapshot(slice.state);
  const devices = state.devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = devices.filter(({ current }) => !current).length;

  return (
    <section className={styles.part} aria-label={t`Devices`}>
      <h3>
        <Trans>Signed in here</Trans>
      </h3>
      <QueryView
        query={state}
        hasContent={devices.length > 0}
        placeholder={<FormSkeleton />}
        empty={<NotThere />}
        onRetry={() => void slice.load()}
      >
        <ul className={styles.list}>
          {devices.map((device) => (
            <li key={device.id}>
              <DeviceCard device={device} slice={slice} />
            </li>
          ))}
        </ul>
        {others > 0 && <SignOutOthers slice={slice} others={others} />}
      </QueryView>
    </section>
  );
}

/** Signs out all other devices, after a question. */
function SignOutOthers({ slice, others }: { slice: Devices; others: number }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const [asks, setAsks] = useState(false);
  const { attempt, ...progress } = useAttempt();

  async function signOut() {
    await slice.signOutOthers();
    ui.toast(t`All other devices are signed out.`, { tone: 'good' });
  }

  return (
    <>
      <AttemptNote of={progress} />
      <Button variant="alert" pending={progress.pending} onClick={() => setAsks(true)}>
        <Trans>Sign out all other devices</Trans>
      </Button>
      {asks && (
        <Confirm
          title={t`Sign out all other devices?`}
          alert
          yes={<Trans>Sign them out</Trans>}
          onYes={() => {
            setAsks(false);
            attempt(signOut);
          }}
          no={<Trans>Cancel</Trans>}
          onNo={() => setAsks(false)}
        >
          <Plural
            value={others}
            one="# device has to log in again. You stay signed in here."
            other="# devices have to log in again. You stay signed in here."
          />
        </Confirm>
      )}
    </>
  );
}
