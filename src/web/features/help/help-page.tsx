import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Help } from '#core/help/help.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { SiteAddresses } from '../../widgets/own-addresses/site-addresses.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { usePageName } from '../../lib/use-title.ts';
import { type SearchableArticle, searchableArticles } from './searchable-articles.ts';
import { Article } from './article.tsx';
import { AskUs } from './ask-us.tsx';
import { GuideLink } from './guide-link.tsx';
import { feedbackTopic, guideTopic } from './help-topics.ts';
import styles from './help-page.module.css';
import type { HelpSearch } from './help-search.ts';
import { Results } from './results.tsx';
import { Topics } from './topics.tsx';
import { useHelpSearch } from './use-help-search.ts';
import { ArticleSkeleton, HelpSkeleton } from './help-skeleton.tsx';

/** The form of feedback loads when it is opened. */
const FeedbackTopic = lazyComponent(() =>
  import('./feedback-topic.tsx').then((loaded) => loaded.FeedbackTopic),
);

/** The guide to deposits, with its pictures. */
const GuideTopic = lazyComponent(() =>
  import('./guide-topic.tsx').then((loaded) => loaded.GuideTopic),
);

interface HelpPageProps {
  help: Help;
  search: HelpSearch;
}

/** The help centre: all topics, the results of a search, one article, the form of feedback, or the guide to deposits. */
export function HelpPage(props: HelpPageProps) {
  const { topic } = props.search;
  if (topic !== feedbackTopic && topic !== guideTopic) return <Articles {...props} />;
  return (
    <div className={styles.page}>
      <AllTopics />
      {topic === feedbackTopic ? <FeedbackTopic /> : <GuideTopic />}
    </div>
  );
}

/** Moves the focus to the heading when the content changes, unless it is in a field or in a dialog. */
function useHeadingFocus(shown: string, place: RefObject<HTMLElement | null>): void {
  const last = useRef(shown);

  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const isTaken = document.activeElement?.matches('input, dialog *') ?? false;
    if (!isTaken) place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [shown, place]);
}

function Articles({ help, search }: HelpPageProps) {
  const { t } = useLingui();
  const state = useSnapshot(help.state);
  const place = useRef<HTMLDivElement>(null);
  const setSearch = useHelpSearch('/help', search);
  const answers = searchableArticles(state.articles);
  const answer = answers.find(({ tag }) => tag === search.topic);
  // Until the articles are loaded, the address alone says that one of them is shown.
  const isArticle = answer !== undefined || (search.topic !== undefined && answers.length === 0);
  usePageName(answer?.title ?? null);
  useHeadingFocus(search.topic ?? '', place);

  return (
    <div ref={place} className={styles.page}>
      <div className={styles.header} data-view={isArticle ? 'article' : 'topics'}>
        {isArticle ? <AllTopics /> : <Welcome />}
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField label={t`Search help`} value={search.search ?? ''} onSearch={setSearch} />
        </form>
      </div>
      <div>
        <QueryView
          query={state}
          hasContent={answers.length > 0}
          placeholder={isArticle ? <ArticleSkeleton /> : <HelpSkeleton />}
          empty={<EmptyState icon="help" title={<Trans>Nothing is written here yet</Trans>} />}
          onRetry={() => void help.load()}
        >
          <Content answers={answers} answer={answer} search={search} />
        </QueryView>
      </div>
      {!isArticle && <AskUs after="topics" />}
      {!isArticle && answers.length > 0 && <SiteAddresses help={help} />}
    </div>
  );
}

function AllTopics() {
  return (
    <Link to="/help" search={{}} className={styles.all}>
      <Icon name="back" />
      <Trans>All topics</Trans>
    </Link>
  );
}

function Welcome() {
  return (
    <div className={styles.welcome}>
      <h1 tabIndex={-1}>
        <Trans>Help</Trans>
      </h1>
      <p>
        <Trans>How things work here, in plain words. It also opens without a network.</Trans>
      </p>
    </div>
  );
}

interface Found {
  answers: readonly SearchableArticle[];
  answer: SearchableArticle | undefined;
  search: HelpSearch;
}

function Content({ answers, answer, search }: Found) {
  if (answer) {
    return (
      <div className={styles.beside}>
        <Topics answers={answers} look="menu" />
        <Article key={answer.tag} answer={answer} answers={answers} />
      </div>
    );
  }
  if (search.search) return <Results answers={answers} typed={search.search} />;
  return (
    <>
      {search.topic && (
        <p className={styles.gone} role="status">
          <Icon name="info" />
          <Trans>That answer is not here any more. One of these may help.</Trans>
        </p>
      )}
      <GuideLink />
      <Topics answers={answers} look="cards" />
    </>
  );
}
