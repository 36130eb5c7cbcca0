import { useEffect, useState } from 'react';
import type { HelpArticle } from '#core/help/help-search.ts';
import { useApp } from '../../lib/app-context.tsx';
import { matches } from './matches.ts';

/** The help articles with the words in their titles. Help loads with the first search, or comes from the cache. */
export function useFoundHelp(words: string): readonly HelpArticle[] {
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
