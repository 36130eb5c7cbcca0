import { array, type GenericSchema, object, string } from 'valibot';
import type { HelpArticle } from './help-search.ts';

const article: GenericSchema<unknown, HelpArticle> = object({
  tag: string(),
  title: string(),
  content: string(),
});

/** Help as the cache writes it. */
export const helpFormat = { shape: array(article) };
