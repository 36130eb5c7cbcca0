import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { List } from '#core/query/list.ts';
import { useKeptFailure } from '../../lib/attempt/use-kept-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { SpokenText } from '../../ui/spoken-text/spoken-text.tsx';
import { FormSkeleton } from '../account-form/form-skeleton.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import styles from './list-view.module.css';

interface ListViewProps<Row> {
  list: Pick<List<Row, unknown, unknown>, 'state' | 'loadMore' | 'retry'>;
  /** Shown until the first answer. */
  placeholder?: ReactNode;
  /** Shown for a list without rows. */
  empty: ReactNode;
  /** The name of the navigation and its action, for a list that shows one page at a time. */
  pages?: {
    readonly label: string;
    onTurn(page: number): void;
    /** Shows the numbers of the pages in place of `Page 2 of 9`. */
    readonly areNumbered?: boolean;
  };
  /** The list follows an action beside it, whose words are the ones to say: its number of rows is not said. */
  isQuiet?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * The rows of a list with its loading, failed and empty states, and the way to further rows. Rows stay in view when a refresh or
 * a further page fails. Screen readers hear the number of rows.
 */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { list, placeholder, empty, pages, isQuiet = false, children } = props;
  const { t } = useLingui();
  const { phase, failure, at, hasMore, ...shown } = useSnapshot(list.state);
  // The type of a snapshot does not know that rows are references.
  const rows = shown.rows as readonly Row[];
  const query = { phase, failure, at };
  const kept = useKeptFailure(query);
  const isLoading = phase === 'loading';
  const count = rows.length;
  const counted = t`${plural(count, { one: '# result', other: '# results' })}`;
  const retry = () => void list.retry();
  return (
    <div className={styles.list} aria-busy={isLoading || undefined}>
      {!isQuiet && <SpokenText text={at === null ? '' : counted} />}
      <QueryView
        // The rows are not older because a further page is late or has failed.
        query={shown.isMore ? { phase: 'ready', failure: null, at } : query}
        hasContent={count > 0}
        placeholder={placeholder ?? <FormSkeleton />}
        empty={empty}
        onRetry={retry}
      >
        {children(rows)}
        {kept !== null && <FailedState failure={kept} pending={isLoading} onRetry={retry} />}
        {pages && (
          <Pagination
            compact={!pages.areNumbered}
            label={pages.label}
            page={shown.page}
            pages={shown.pages}
            onPage={pages.onTurn}
          />
        )}
        {!pages && hasMore && kept === null && (
          <div className={styles.more}>
            <Button pending={isLoading} onClick={() => void list.loadMore()}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </QueryView>
    </div>
  );
}
