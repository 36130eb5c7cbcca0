import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QueryState } from '#core/query/query.ts';
import { useKeptFailure } from '../../../lib/attempt/use-kept-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { useAutomaticRetry } from '../../../widgets/failed-state/use-automatic-retry.ts';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import type { RecordsSearch } from '../records-search.ts';
import { useChangeFilter, useChangeSearch } from '../use-change-search.ts';
import styles from './record-view.module.css';

interface RecordViewProps {
  query: Readonly<QueryState>;
  search: RecordsSearch;
  /** The page that is shown; null before the first answer. */
  shown: { readonly page: number; readonly pages: number; readonly rows: number } | null;
  /** The page shown belongs to another search: the device has kept it. */
  isOther: boolean;
  onRetry: () => void;
  /** The rows and their totals. */
  children: ReactNode;
}

/** A page of a record with its loading, failed, empty and offline states, and the navigation between pages. */
export function RecordView({ query, search, shown, isOther, onRetry, children }: RecordViewProps) {
  const { t } = useLingui();
  const change = useChangeSearch();
  const hasRows = shown !== null && !(shown.rows === 0 && shown.pages === 0);
  const isLoading = query.phase === 'loading';
  const failure = useKeptFailure(query);
  // Without rows, the view of the query repeats it.
  useAutomaticRetry({ failure: hasRows ? failure : null, isHeld: isLoading, onRetry });
  return (
    <div className={styles.record} aria-busy={isLoading || undefined}>
      {failure !== null && shown !== null && (
        <StoredNote isOther={isOther} pending={isLoading} onRetry={onRetry} />
      )}
      <QueryView
        query={query}
        hasContent={hasRows}
        placeholder={<RowsSkeleton rows={10} size="large" />}
        empty={<Nothing search={search} />}
        onRetry={onRetry}
      >
        {children}
        {shown && (
          <Pagination
            label={t`Pages`}
            page={Math.min(shown.page, shown.pages)}
            pages={shown.pages}
            onPage={(part) => change({ part })}
          />
        )}
      </QueryView>
    </div>
  );
}

interface StoredNoteProps {
  isOther: boolean;
  pending: boolean;
  onRetry: () => void;
}

/** Says that the rows come from the device. */
function StoredNote({ isOther, pending, onRetry }: StoredNoteProps) {
  return (
    <Callout tone="away">
      <p>
        {isOther ? (
          <Trans>
            This search could not be loaded. You see the last page that you opened, as it was then.
          </Trans>
        ) : (
          <Trans>The record could not be refreshed. You see it as it was when you opened it.</Trans>
        )}
      </p>
      <Button size="small" icon={<Icon name="refresh" />} pending={pending} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Callout>
  );
}

/** No row fits the search. */
function Nothing({ search }: { search: RecordsSearch }) {
  const change = useChangeFilter();
  const isWide = search.period === 'month' && search.find === undefined;
  return (
    <EmptyState
      icon="search"
      title={
        search.find === undefined ? (
          <Trans>Nothing here in these days</Trans>
        ) : (
          <Trans>No order with this number in these days</Trans>
        )
      }
      help={
        search.find === undefined ? (
          <Trans>Choose other days, or another filter above.</Trans>
        ) : (
          <Trans>Check the number, or choose other days or another filter above.</Trans>
        )
      }
      action={
        !isWide && (
          <Button
            onClick={() =>
              change({ period: 'month', from: undefined, to: undefined, find: undefined })
            }
          >
            <Trans>Show all of 30 days</Trans>
          </Button>
        )
      }
    />
  );
}
