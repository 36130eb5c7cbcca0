import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import styles from './closed-page.module.css';

/** The reason why the site is closed. */
export type ClosedReason = 'maintenance' | 'restricted' | 'offline';

/** Titles of the window. */
export const titles: Readonly<Record<ClosedReason, MessageDescriptor>> = {
  maintenance: msg`Back soon`,
  restricted: msg`Not open where you are`,
  offline: msg`No connection`,
};

/** Message for a reason. */
export function ClosedMessages({ why }: { why: ClosedReason }) {
  if (why === 'restricted') return <Restricted />;
  return why === 'offline' ? <Offline /> : <Maintenance />;
}

function Maintenance() {
  return (
    <>
      <h1>
        <Trans>Back soon</Trans>
      </h1>
      <p>
        <Trans>We are currently performing a system maintenance.</Trans>
      </p>
    </>
  );
}

/** Shown on a device that has kept nothing. */
function Offline() {
  const { system } = useApp();
  const { failure } = useSnapshot(system.state);
  return (
    <>
      <h1>
        <Trans>No connection</Trans>
      </h1>
      <p>
        {failure?.kind === 'offline' ? (
          <Trans>
            Your device is offline, and nothing is kept on it yet. The lobby opens by itself when
            you are connected.
          </Trans>
        ) : (
          <Trans>
            We cannot be reached at the moment. The lobby opens by itself as soon as we answer.
          </Trans>
        )}
      </p>
    </>
  );
}

function Restricted() {
  const { system } = useApp();
  const visitor = useSnapshot(system.state).status?.visitor;
  return (
    <>
      <h1>
        <Trans>Not open where you are</Trans>
      </h1>
      <p>
        <Trans>
          Due to restriction of your location or IP address, you are not allowed to access the site.
        </Trans>
      </p>
      {visitor && (
        <dl className={styles.visitor}>
          <div>
            <dt>
              <Trans>IP address</Trans>
            </dt>
            <dd>{visitor.ip || '–'}</dd>
          </div>
          <div>
            <dt>
              <Trans>Country</Trans>
            </dt>
            <dd>{visitor.country || '–'}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
