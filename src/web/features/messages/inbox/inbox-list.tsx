import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Received } from '#core/inbox/inbox.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { ListTools, UndoBar } from '../parts/list-tools.tsx';
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
  const { rows, filter: search } = useSnapshot(received.state);
  const selection = useSelection(rows);
  const { attempt, ...marking } = useAttempt();
  useEffect(() => void received.load(received.state.filter), [received]);

  const unread = rows.flatMap(({ id, isRead }) => (!isRead && selection.has(id) ? id : []));
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
      <ListView list={received} empty={<Nothing isSearched={search !== ''} />}>
        {(messages) => (
          <>
            <ListTools selection={selection} removal={removal}>
              {unread.length > 0 && (
                <AttemptButton of={marking} size="small" onClick={() => attempt(mark)}>
                  <Trans>Mark as read</Trans>
                </AttemptButton>
              )}
            </ListTools>
            <ul className={styles.rows} aria-label={t`Messages`}>
              {messages.map((one) => (
                <MessageRow
                  key={one.id}
                  message={one}
                  isSelected={selection.has(one.id)}
                  onSelect={() => selection.toggle(one.id)}
                />
              ))}
            </ul>
          </>
        )}
      </ListView>
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
