import type { HelpArticle } from '#core/help/help-search.ts';
import { plainText } from '../../widgets/rich-text/plain-text.ts';

/** An article with its words in one line, ready to be searched. */
export interface SearchableArticle extends HelpArticle {
  readonly text: string;
}

/** Makes articles ready to be searched. */
export function searchableArticles(articles: readonly HelpArticle[]): SearchableArticle[] {
  return articles.map((article) => ({
    ...article,
    text: plainText(article.content).replaceAll('\n', ' · '),
  }));
}
