import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { excerpt, findPages, stretches, wordsOf } from '#core/help/find-words.ts';
import { helpGroups } from '#core/help/help-search.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './article-lists.module.css';
import { groupMessages, type SearchableArticle } from './articles.ts';
import { NothingFound } from './help-parts.tsx';

interface TopicsProps {
  answers: readonly SearchableArticle[];
  /** `cards` fill a page, `menu` is a list beside an article. */
  look: 'cards' | 'menu';
}

/** All topics, by group. */
export function Topics({ answers, look }: TopicsProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.topics} data-look={look} aria-label={t`Topics`}>
      {helpGroups(answers).map(({ code, articles }) => {
        const { name, icon } = groupMessages(code);
        return (
          <section key={code}>
            <h2>
              <Icon name={icon} />
              <span>{t(name)}</span>
            </h2>
            <ul>
              {articles.map(({ tag, title }) => (
                <li key={tag}>
                  <Link to="/help" search={{ topic: tag }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

/** Characters of an article that the results show. */
const excerptLength = 180;

/** Text with the words of a search highlighted. */
function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return stretches(text, words).map((stretch, index) =>
    stretch.found ? (
      <mark key={index} className={styles.mark}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}

/** The articles that a search finds. */
export function Results({
  answers,
  typed,
}: {
  answers: readonly SearchableArticle[];
  typed: string;
}) {
  const words = wordsOf(typed);
  const found = findPages(answers, words);
  return (
    <div className={styles.results}>
      <p role="status">
        {found.length > 0 && <Plural value={found.length} one="# answer" other="# answers" />}
      </p>
      {found.length === 0 && <NothingFound typed={typed} />}
      <ul>
        {found.map(({ tag, title, text }) => (
          <li key={tag}>
            <Link to="/help" search={{ topic: tag }}>
              <b>
                <HighlightedText text={title} words={words} />
              </b>
              <span>
                <HighlightedText text={excerpt(text, words, excerptLength)} words={words} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
