import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import type { AgentNews } from '#core/agent/agent.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from '../agent.module.css';

/** Announcements shown on the home page. */
const most = 3;

/** The newest announcements for agents. Renders nothing without any. */
export function HomeNews({ news }: { news: AgentNews }) {
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
