import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { customerServiceLink } from '../../widgets/customer-service/customer-service-link.ts';
import { useContact } from '../../widgets/customer-service/use-contact.ts';
import styles from './help-parts.module.css';
import type { HelpSearch } from './help-search.ts';

interface HelpSearchFormProps {
  /** Address of the page, which gets the words of the search. */
  to: '/help' | '/helpmc';
  search: HelpSearch;
}

/** The field that searches help. It writes its words to the address. Further input replaces the entry of the history. */
export function HelpSearchForm({ to, search: { search } }: HelpSearchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const setSearch = (words: string): void =>
    void navigate({
      to,
      search: words === '' ? {} : { search: words },
      replace: search !== undefined,
      resetScroll: false,
    });
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField label={t`Search help`} value={search ?? ''} onSearch={setSearch} />
    </form>
  );
}

/** Placeholder of topics that are loading. */
export function HelpSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="wide" />
      ))}
    </div>
  );
}

/** Message for a search without results. */
export function NothingFound({ typed }: { typed: string }) {
  return (
    <EmptyState
      icon="search"
      title={<Trans>No answer has “{typed}” in it</Trans>}
      help={<Trans>Try fewer or other words, or ask us.</Trans>}
    />
  );
}

/** Links to customer service, after an article or the topics. */
export function AskUs({ after }: { after: 'article' | 'topics' }) {
  const contact = useContact();
  const toDialog = useDialogLink();
  return (
    <aside className={styles.ask}>
      <p>
        <b>
          {after === 'article' ? (
            <Trans>Was this what you needed?</Trans>
          ) : (
            <Trans>Not found what you needed?</Trans>
          )}
        </b>{' '}
        <Trans>Ask us, and we will look into it.</Trans>
      </p>
      <div className={styles.ways}>
        {contact && (
          <ButtonAnchor {...customerServiceLink(contact)} icon={<Icon name="mail" />}>
            <Trans>Contact customer service</Trans>
          </ButtonAnchor>
        )}
        <ButtonLink {...toDialog('contact')} variant={contact ? 'plain' : 'quiet'}>
          <Trans>All ways to reach us</Trans>
        </ButtonLink>
      </div>
    </aside>
  );
}
