import type { ReplyOf } from '#protocol/call.ts';
import type { getHelpCenter } from '#protocol/calls/contact/help-articles.ts';

/** A help article. `content` is untrusted HTML. */
export type HelpArticle = Readonly<ReplyOf<typeof getHelpCenter>[number]>;

/** A group of articles. */
interface HelpGroup<Article> {
  /** Common beginning of the tags; empty for tags without a group. */
  readonly code: string;
  readonly articles: readonly Article[];
}

/** Groups articles in the order of the operator: `money.deposit` belongs to `money`. */
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

/** The articles before and after one, for links. */
export function helpNeighbours<Article extends { readonly tag: string }>(
  articles: readonly Article[],
  tag: string,
): { readonly before: Article | undefined; readonly after: Article | undefined } {
  const at = articles.findIndex((article) => article.tag === tag);
  return at === -1
    ? { before: undefined, after: undefined }
    : { before: articles[at - 1], after: articles[at + 1] };
}
