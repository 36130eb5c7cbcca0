import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { findPages, wordsOf } from '#core/help/find-words.ts';
import { helpGroups } from '#core/help/help-search.ts';
import type { Help } from '#core/help/help.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { RichText } from '../../widgets/rich-text/rich-text.tsx';
import { NewTabIcon } from '../../ui/new-tab-icon/new-tab-icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { groupMessages, type SearchableArticle, searchableArticles } from './articles.ts';
import { AskUs, HelpSearchForm, HelpSkeleton, NothingFound } from './help-parts.tsx';
import type { HelpSearch } from './help-search.ts';
import styles from './member-help.module.css';

interface MemberHelpProps {
  help: Help;
  search: HelpSearch;
}

/** Help on one page, with articles that open in place, for the member centre and for other sites to embed. */
export function MemberHelp({ help, search }: MemberHelpProps) {
  const state = useSnapshot(help.state);
  const answers = searchableArticles(state.articles);
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1>
          <Trans>Help</Trans>
        </h1>
        <HelpSearchForm to="/helpmc" search={search} />
      </div>
      <QueryView
        query={state}
        hasContent={answers.length > 0}
        placeholder={<HelpSkeleton />}
        empty={<EmptyState icon="help" title={<Trans>Nothing is written here yet</Trans>} />}
        onRetry={() => void help.load()}
      >
        <Groups answers={answers} search={search} />
      </QueryView>
      <AskUs after="topics" />
      <Link to="/help" target="_blank" className={styles.whole}>
        <Trans>Open the help centre</Trans>
        <NewTabIcon />
      </Link>
    </div>
  );
}

/** A link between articles stays in the embedded help. */
const embedded = (page: string): string => page.replace(/^\/help(?=\?|$)/, '/helpmc');

function Groups({
  answers,
  search,
}: {
  answers: readonly SearchableArticle[];
  search: HelpSearch;
}) {
  const { t } = useLingui();
  const typed = search.search ?? '';
  const found = findPages(answers, wordsOf(typed));
  if (found.length === 0) return <NothingFound typed={typed} />;
  return helpGroups(found).map(({ code, articles }) => (
    <Section key={code} title={t(groupMessages(code).name)} size="small">
      <div className={styles.answers}>
        {articles.map((article) => (
          <Answer key={article.tag} answer={article} isChosen={article.tag === search.topic} />
        ))}
      </div>
    </Section>
  ));
}

function Answer({ answer, isChosen }: { answer: SearchableArticle; isChosen: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);

  useEffect(() => {
    if (wasChosen.current === isChosen) return undefined;
    wasChosen.current = isChosen;
    if (!isChosen) return undefined;
    // After the router has reset the scroll position.
    const timer = setTimeout(() => place.current?.querySelector('summary')?.focus());
    return () => clearTimeout(timer);
  }, [isChosen]);

  return (
    <div ref={place}>
      <Disclosure title={answer.title} open={isChosen}>
        <div className={styles.words}>
          <RichText html={answer.content} linkTo={embedded} />
        </div>
      </Disclosure>
    </div>
  );
}
