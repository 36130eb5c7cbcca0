import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pages: number;
  /** Accessible name of the navigation. */
  label: string;
  onPage: (page: number) => void;
  /** Shows `Page 2 of 9` instead of the numbers of the pages, for narrow places. */
  compact?: boolean;
}

/** Page navigation of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, label, onPage, compact = false }: PaginationProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <IconButton
        icon="left"
        label={t`Previous page`}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {compact ? (
        <p className={styles.compact} aria-live="polite">
          <Trans>
            Page {page} of {pages}
          </Trans>
        </p>
      ) : (
        <Pages page={page} pages={pages} onPage={onPage} />
      )}
      <IconButton
        icon="right"
        label={t`Next page`}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

/** A page number, or a gap for omitted pages. */
type PageMark = number | 'gap';

/** Largest number of marks. */
const maxMarks = 5;

/** The pages to show around `page` (from 1): at most five marks, including the first and the last page. */
export function pageWindow(page: number, pages: number): PageMark[] {
  if (pages <= maxMarks) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 2) return [1, 2, 3, 'gap', pages];
  if (page >= pages - 1) return [1, 'gap', pages - 2, pages - 1, pages];
  return [1, 'gap', page, 'gap', pages];
}

function Pages({ page, pages, onPage }: Pick<PaginationProps, 'page' | 'pages' | 'onPage'>) {
  const { t } = useLingui();
  return (
    <ol className={styles.marks}>
      {pageWindow(page, pages).map((mark, place) => (
        <li key={place}>
          {mark === 'gap' ? (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              type="button"
              className={styles.page}
              aria-label={t`Page ${mark}`}
              aria-current={mark === page ? 'page' : undefined}
              onClick={() => onPage(mark)}
            >
              {mark}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
