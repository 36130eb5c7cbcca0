import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { helpNeighbours } from '#core/help/help-search.ts';
import { RichText } from '../../widgets/rich-text/rich-text.tsx';
import type { SearchableArticle } from './searchable-articles.ts';
import styles from './article.module.css';
import { AskUs } from './ask-us.tsx';
import { groupMessages } from './group-messages.ts';

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
