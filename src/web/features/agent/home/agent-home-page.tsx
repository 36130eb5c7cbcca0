import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '@tanstack/react-router';
import type { Agent, AgentNews } from '#core/agent/agent.ts';
import { useModules } from '../../../lib/use-modules.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from '../agent.module.css';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import { InviteCard } from './invite-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Waiting } from './waiting.tsx';

/** Announcements shown on the home page. */
const most = 3;

/** The newest announcements for agents. Renders nothing without any. */
function HomeNews({ news }: { news: AgentNews }) {
  const { announcements } = useSnapshot(news.state);
  if (announcements.length === 0) return null;
  const search = { page: 'agentAnnouncement' } as const;
  return (
    <section className={styles.section} aria-labelledby="news">
      <div className={styles.bar}>
        <h2 id="news">
          <Trans>News for agents</Trans>
        </h2>
        <ButtonLink to="/agentHome" search={search} variant="plain" size="small">
          <Trans>All news</Trans>
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {announcements.slice(0, most).map(({ id, title }) => (
          <li key={id}>
            <Link to="/agentHome" search={search} className={styles.card}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
