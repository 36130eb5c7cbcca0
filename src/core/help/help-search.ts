import type { ReplyOf } from '#contract/call.ts';
import type { getHelpCenter } from '#contract/calls/system.ts';

/** An answer of the help centre. `content` is HTML from outside. */
export type HelpArticle = Readonly<ReplyOf<typeof getHelpCenter>[number]>;

/** Articles that belong together. */
export interface HelpGroup<Article> {
  /** What their tags begin with; empty for those whose tag names no group. */
  readonly code: string;
  readonly articles: readonly Article[];
}

/** Articles by group, both in the operator's order: `money.deposit` belongs to `money`. */
export function helpGroups<Article extends { readonly tag: string }>(
  articles: readonly Article[],
): HelpGroup<Article>[] {
  const groups = new Map<string, Article[]>();
  for (const article of articles) {
    const code = article.tag.split('.').slice(0, -1).join('.').toLowerCase();
    groups.set(code, [...(groups.get(code) ?? []), article]);
  }
  return [...groups].map(([code, grouped]) => ({ code, articles: grouped }));
}

/** What stands before and after an article, for those who read on. */
export function helpNeighbours<Article extends { readonly tag: string }>(
  articles: readonly Article[],
  tag: string,
): { readonly before: Article | undefined; readonly after: Article | undefined } {
  const at = articles.findIndex((article) => article.tag === tag);
  return at === -1
    ? { before: undefined, after: undefined }
    : { before: articles[at - 1], after: articles[at + 1] };
}
