import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Agent } from '#core/agent/agent.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../agent.module.css';
import { AccountForm } from './account-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';

/** New accounts below the agent: created here, or registered by a link. */
export function RegisterCenterPage({ agent }: { agent: Agent }) {
  const isOn = useModules();
  return (
    <div className={styles.page}>
      <NewAccount agent={agent} />
      {isOn('AFFMAN3') && <Links agent={agent} />}
    </div>
  );
}

function NewAccount({ agent: { downlines } }: { agent: Agent }) {
  const { about, ...query } = useSnapshot(downlines.state);
  useEffect(() => {
    if (downlines.state.about === null) void downlines.load();
  }, [downlines]);
  return (
    <section className={styles.section} aria-labelledby="new-account">
      <h2 id="new-account">
        <Trans>Create an account</Trans>
      </h2>
      <QueryView
        query={query}
        hasContent={about !== null}
        placeholder={<FormSkeleton />}
        empty={<NotThere />}
        onRetry={() => void downlines.retry()}
      >
        {about !== null && <AccountForm downlines={downlines} most={about.rebateMost} />}
      </QueryView>
    </section>
  );
}

function Links({ agent: { links } }: { agent: Agent }) {
  const { links: rows, ownCode, rebateMost, ...query } = useSnapshot(links.state);
  useEffect(() => void links.load(), [links]);
  return (
    <section className={styles.section} aria-labelledby="links">
      <h2 id="links">
        <Trans>Invitation links</Trans>
      </h2>
      <QueryView
        query={query}
        hasContent={ownCode !== null}
        placeholder={<FormSkeleton />}
        empty={<NotThere />}
        onRetry={() => void links.load()}
      >
        <LinkForm links={links} most={rebateMost} />
        <LinkList links={links} rows={rows} />
      </QueryView>
    </section>
  );
}
