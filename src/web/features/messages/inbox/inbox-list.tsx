import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Received } from '#core/inbox/inbox.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { ListTools, ShowMore, UndoBar } from '../parts/list-tools.tsx';
import type { Removal } from '../parts/use-removal.ts';
import { useSelection } from '../parts/use-selection.ts';
import styles from './inbox.module.css';
import { MessageRow } from './message-row.tsx';

interface InboxListProps {
  received: Received;
  removal: Removal;
}

/** The messages to the member, unread ones first: searched, selected, marked as read and deleted. */
export function InboxList({ received, removal }: InboxListProps) {
  const { t } = useLingui();
  const state = useSnapshot(received.state);
  const { items, search } = state;
  const selection = useSelection(items);
  const { attempt, ...marking } = useAttempt();
  useEffect(() => void received.load(received.state.search), [received]);

  const unread = items.flatMap(({ id, isRead }) => (!isRead && selection.has(id) ? id : []));
  const mark = async () => {
    await received.markRead(unread);
    selection.clear();
  };
  return (
    <div className={styles.inbox}>
      <SearchField
        label={t`Search messages`}
        value={search}
        onSearch={(words) => void received.load(words)}
      />
      <UndoBar removal={removal} />
      <QueryView
        query={state}
        hasContent={items.length > 0}
        placeholder={<FormSkeleton />}
        empty={<Nothing isSearched={search !== ''} />}
        onRetry={() => void received.load(search)}
      >
        <ListTools selection={selection} removal={removal}>
          {unread.length > 0 && (
            <AttemptButton of={marking} size="small" onClick={() => attempt(mark)}>
              <Trans>Mark as read</Trans>
            </AttemptButton>
          )}
        </ListTools>
        <ul className={styles.rows} aria-label={t`Messages`}>
          {items.map((one) => (
            <MessageRow
              key={one.id}
              message={one}
              isSelected={selection.has(one.id)}
              onSelect={() => selection.toggle(one.id)}
            />
          ))}
        </ul>
        <ShowMore state={state} onMore={() => void received.loadMore()} />
      </QueryView>
    </div>
  );
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  if (isSearched) {
    return (
      <EmptyState
        icon="search"
        title={<Trans>No message fits your search</Trans>}
        help={<Trans>Try a word of its title or text, or the name of the sender.</Trans>}
      />
    );
  }
  return (
    <EmptyState
      icon="mail"
      title={<Trans>No messages</Trans>}
      help={<Trans>What we, your upline or your downlines write to you stands here.</Trans>}
    />
  );
}
