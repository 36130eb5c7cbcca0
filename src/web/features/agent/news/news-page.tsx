import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Agent } from '#core/agent/agent.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { RichText } from '../../../widgets/rich-text/rich-text.tsx';
import styles from '../agent.module.css';

/** Announcements for agents. */
export function NewsPage({ agent: { news } }: { agent: Agent }) {
  const { announcements, ...query } = useSnapshot(news.state);
  useEffect(() => void news.load(), [news]);
  return (
    <QueryView
      query={query}
      hasContent={announcements.length > 0}
      placeholder={<FormSkeleton />}
      empty={
        <EmptyState
          title={<Trans>No news at the moment</Trans>}
          help={<Trans>Announcements for agents appear here.</Trans>}
        />
      }
      onRetry={() => void news.load()}
    >
      <ul className={styles.list}>
        {announcements.map(({ id, title, content }) => (
          <li key={id} className={styles.card}>
            <Disclosure title={title}>
              <RichText html={content} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </QueryView>
  );
}
