import type { HelpArticle } from '#core/help/help-search.ts';
import { plainText } from '../../widgets/rich-text/plain-text.ts';

/** An article with its text on one line, for the search. */
export interface SearchableArticle extends HelpArticle {
  readonly text: string;
}

/** Adds the text for the search to articles. */
export function searchableArticles(articles: readonly HelpArticle[]): SearchableArticle[] {
  return articles.map((article) => ({
    ...article,
    text: plainText(article.content).replaceAll('\n', ' · '),
  }));
}
