import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { plainLetters } from '#protocol/plain-letters.ts';
import type { GameSearch } from '#core/catalogue/game-search.ts';
import type { HelpArticle } from '#core/help/help-search.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SpokenText } from '../../ui/spoken-text/spoken-text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useCategories } from '../../widgets/categories/use-categories.ts';
import { categoryLink } from '../../widgets/categories/category-links.ts';
import { FoundGame } from './found-game.tsx';
import { matches } from './matches.ts';
import { searchPages } from './search-pages.ts';
import styles from './search.module.css';

/** Results that are shown of each kind. */
const shown = 8;

interface SearchResultsProps {
  search: GameSearch;
  words: string;
  /** A result was pressed. */
  onChosen: () => void;
}

/** The games of the search, those whose names begin with the words first. */
function useFoundGames(search: GameSearch, words: string) {
  const { games, phase, query } = useSnapshot(search.state);
  const begins = (name: string): number =>
    plainLetters(name).startsWith(plainLetters(words)) ? 0 : 1;
  const isOf = query?.search === words;
  const sorted = games.toSorted((one, other) => begins(one.name) - begins(other.name));
  return { games: isOf ? sorted.slice(0, shown) : [], isLoading: !isOf || phase === 'loading' };
}

/** The providers with the words in their names. */
function useFoundVendors(words: string) {
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  return (
    lanes
      // The app makes bingo from slots, whose providers it shares.
      .filter(({ category }) => category !== 'BINGO')
      .flatMap(({ cards }) => cards)
      .filter(({ name }) => matches(name, words))
      .slice(0, shown)
  );
}

/** The help articles with the words in their titles. Help loads with the first search, or comes from the cache. */
function useFoundHelp(words: string): readonly HelpArticle[] {
  const { help } = useApp();
  const [articles, setArticles] = useState<readonly HelpArticle[]>([]);
  useEffect(() => {
    let isMounted = true;
    help()
      .then(async (slice) => {
        if (slice.state.articles.length === 0) await slice.load();
        if (isMounted) setArticles(slice.state.articles);
      })
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [help]);
  return articles.filter(({ title }) => matches(title, words));
}

/** Everything with the words in its name: games, providers, categories, pages and help. */
export function SearchResults({ search, words, onChosen }: SearchResultsProps) {
  const { t } = useLingui();
  const { games, isLoading } = useFoundGames(search, words);
  const articles = useFoundHelp(words).slice(0, shown);
  const categories = useCategories().filter(({ name }) => matches(t(name), words));
  const isOn = useModules();
  const pages = searchPages.filter(
    ({ name, module }) => matches(t(name), words) && (module === undefined || isOn(module)),
  );
  const vendors = useFoundVendors(words);
  const others = categories.length + pages.length + vendors.length + articles.length;
  const count = games.length + others;
  const counted = t`${plural(count, { one: '# result', other: '# results' })}`;
  const spoken = <SpokenText text={isLoading ? '' : counted} />;
  const nothing = isLoading ? <Skeleton shape="wide" /> : <NothingFound />;
  return (
    <>
      {spoken}
      {count === 0 && nothing}
      <Results title={<Trans>Games</Trans>} count={games.length}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <FoundGame game={game} onChosen={onChosen} />
          </li>
        ))}
      </Results>
      <Results title={<Trans>Providers</Trans>} count={vendors.length}>
        {vendors.map(({ cardId, category, name, vendor }) => (
          <li key={cardId}>
            <Link
              {...categoryLink(category).link}
              search={{ vendor }}
              className={styles.link}
              data-result=""
              onClick={onChosen}
            >
              <Icon name={categoryLink(category).icon} />
              <span translate="no">{name}</span>
            </Link>
          </li>
        ))}
      </Results>
      <Results title={<Trans>Pages</Trans>} count={categories.length + pages.length}>
        {[...categories, ...pages].map(({ icon, link, name }) => (
          <li key={name.id}>
            <Link {...link} className={styles.link} data-result="" onClick={onChosen}>
              <Icon name={icon} />
              <span>{t(name)}</span>
            </Link>
          </li>
        ))}
      </Results>
      <HelpResults articles={articles} onChosen={onChosen} />
    </>
  );
}

interface HelpResultsProps {
  articles: readonly HelpArticle[];
  onChosen: () => void;
}

function HelpResults({ articles, onChosen }: HelpResultsProps) {
  return (
    <Results title={<Trans>Help</Trans>} count={articles.length}>
      {articles.map(({ tag, title }) => (
        <li key={tag}>
          <Link
            to="/help"
            search={{ topic: tag }}
            className={styles.link}
            data-result=""
            onClick={onChosen}
          >
            <Icon name="help" />
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </Results>
  );
}

interface ResultsProps {
  title: ReactNode;
  count: number;
  children: ReactNode;
}

function Results({ title, count, children }: ResultsProps) {
  return (
    count > 0 && (
      <Section size="small" title={title}>
        <ul className={styles.list}>{children}</ul>
      </Section>
    )
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon="search"
      title={<Trans>Nothing is like that</Trans>}
      help={<Trans>Try fewer letters, or the name of a provider.</Trans>}
    />
  );
}
