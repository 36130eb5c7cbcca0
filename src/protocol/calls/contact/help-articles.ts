import { object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { list, text } from '../../model/wire.ts';

interface Tagged {
  readonly tag: string;
}

/** Gives each article a tag of its own, because pages find it by its tag. One without a tag joins the group of the first. */
function withTags<Article extends Tagged>(articles: readonly Article[]): Article[] {
  const group = articles[0]?.tag.replace(/[^.]*$/, '') ?? '';
  const taken = new Set<string>();
  return articles.map((article, place) => {
    const named = article.tag || `${group}${place + 1}`;
    const tag = taken.has(named) ? `${named}-${place + 1}` : named;
    taken.add(tag);
    return { ...article, tag };
  });
}

/** Help articles. `content` is untrusted HTML. The part of a `tag` before its last dot is the group of the article. */
export const getHelpCenter = defineCall({
  method: 'GET',
  path: '/wps/system/helpCenter',
  constants: { device: 'WEB' },
  context: { lang: 'language' },
  request: object({}),
  reply: pipe(
    list(object({ tag: text(200), title: text(), content: text(50_000) }), 200),
    transform((articles) => withTags(articles)),
  ),
});
