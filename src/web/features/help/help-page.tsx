import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Help } from '#core/help/help.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { SiteAddresses } from '../../widgets/own-addresses/site-addresses.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { usePageName } from '../../lib/use-title.ts';
import { Article, ArticleSkeleton } from './article.tsx';
import { Results, Topics } from './article-lists.tsx';
import { type SearchableArticle, searchableArticles } from './articles.ts';
import { AskUs, HelpSearchForm, HelpSkeleton } from './help-parts.tsx';
import styles from './help-page.module.css';
import type { HelpSearch } from './help-search.ts';

/** The topic that is no article but the form of feedback. */
const feedbackTopic = 'feedback';
/** The topic that is no article but the guide to deposits. */
const guideTopic = 'depositGuide';

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
  const state = useSnapshot(help.state);
  const place = useRef<HTMLDivElement>(null);
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
        <HelpSearchForm to="/help" search={search} />
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

/**
 * A link to the guide to deposits, above the topics. Nothing while deposits are off. It is there until that is known: the
 * topics of a document would jump when it comes.
 */
function GuideLink() {
  if (!useModules(true)('DPSTBAS3')) return null;
  return (
    <Link to="/help" search={{ topic: guideTopic }} className={styles.guide}>
      <IconLate name="bulb" />
      <span>
        <b>
          <Trans>How to deposit</Trans>
        </b>
        <Trans>Step by step with pictures, for each way to pay.</Trans>
      </span>
    </Link>
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
