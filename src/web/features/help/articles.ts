import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HelpArticle } from '#core/help/help-search.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
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

interface GroupMessages {
  readonly name: MessageDescriptor;
  readonly icon: IconName;
}

const known: Readonly<Record<string, GroupMessages>> = {
  account: { name: msg`Your account`, icon: 'user' },
  money: { name: msg`Your money`, icon: 'wallet' },
  play: { name: msg`Games and returns`, icon: 'rng' },
  app: { name: msg`The app`, icon: 'download' },
  care: { name: msg`Playing with care`, icon: 'shield' },
  about: { name: msg`About us`, icon: 'info' },
};
const others: GroupMessages = { name: msg`Further answers`, icon: 'help' };

/** Name and icon of a group of articles. Unknown groups share one. */
export function groupMessages(code: string): GroupMessages {
  return known[code] ?? others;
}
