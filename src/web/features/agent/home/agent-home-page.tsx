import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Agent } from '#core/agent/agent.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../agent.module.css';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import { HomeNews } from './home-news.tsx';
import { InviteCard } from './invite-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';

/** The agent home: figures of the team, what waits, news, the invitation and shortcuts. */
export function AgentHomePage({ agent }: { agent: Agent }) {
  const { home, contracts, news } = agent;
  const { facts, ...query } = useSnapshot(home.state);
  const isOn = useModules();
  useEffect(() => {
    void home.load();
    void news.load();
  }, [home, news]);
  return (
    <div className={styles.page}>
      <Shortcuts />
      <QueryView
        query={query}
        hasContent={facts !== null}
        placeholder={<FormSkeleton />}
        empty={<EmptyState title={<Trans>There are no figures yet</Trans>} />}
        onRetry={() => void home.load()}
      >
        {facts && (
          <>
            <Waiting contracts={contracts} unpaid={facts.unpaid} />
            <Figures facts={facts} />
            <DayChart days={facts.days} />
            {isOn('AFFMAN3') && <InviteCard code={facts.code} />}
          </>
        )}
      </QueryView>
      <HomeNews news={news} />
    </div>
  );
}
