import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { helpNeighbours } from '#core/help/help-search.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RichText } from '../../widgets/rich-text/rich-text.tsx';
import styles from './article.module.css';
import { groupMessages, type SearchableArticle } from './articles.ts';
import { AskUs } from './help-parts.tsx';

interface ArticleProps {
  answer: SearchableArticle;
  /** All articles, in reading order. */
  answers: readonly SearchableArticle[];
}

/** One article, with links to the previous and the next. */
export function Article({ answer: { tag, title, content }, answers }: ArticleProps) {
  const { t } = useLingui();
  const { name } = groupMessages(tag.split('.').slice(0, -1).join('.'));
  return (
    <article className={styles.article}>
      <p className={styles.group}>{t(name)}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.words}>
        <RichText html={content} under={1} />
      </div>
      <Neighbours answers={answers} tag={tag} />
      <AskUs after="article" />
    </article>
  );
}

function Neighbours({ answers, tag }: { answers: readonly SearchableArticle[]; tag: string }) {
  const { t } = useLingui();
  const { before, after } = helpNeighbours(answers, tag);
  return (
    <nav className={styles.onwards} aria-label={t`Read on`}>
      {before && (
        <Link to="/help" search={{ topic: before.tag }} rel="prev">
          <small>
            <Trans>Before this</Trans>
          </small>
          <span>{before.title}</span>
        </Link>
      )}
      {after && (
        <Link to="/help" search={{ topic: after.tag }} rel="next">
          <small>
            <Trans>Read next</Trans>
          </small>
          <span>{after.title}</span>
        </Link>
      )}
    </nav>
  );
}

/** Placeholder of an article that is loading, as high as the window. */
export function ArticleSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
