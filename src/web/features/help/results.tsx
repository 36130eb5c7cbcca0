import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { excerpt, findPages, stretches, wordsOf } from '#core/help/find-words.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { SearchableArticle } from './searchable-articles.ts';
import styles from './results.module.css';

const shown = 180;

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
                <HighlightedText text={excerpt(text, words, shown)} words={words} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
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
