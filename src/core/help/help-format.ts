import { array, type GenericSchema, nullable, object, picklist, string } from 'valibot';
import type { HelpArticle } from './help-search.ts';
import { type DepositGuide, guideScenes } from '#protocol/model/contact/deposit-guide.ts';

const article: GenericSchema<unknown, HelpArticle> = object({
  tag: string(),
  title: string(),
  content: string(),
});

/** Help as the cache writes it. */
export const helpFormat = { shape: array(article) };

const guide: GenericSchema<unknown, DepositGuide> = object({
  channel: string(),
  name: string(),
  steps: array(
    object({
      title: string(),
      text: string(),
      scene: nullable(picklist(guideScenes)),
      address: nullable(string()),
    }),
  ),
});

/** Guides to deposits as the cache writes them. */
export const depositGuidesFormat = { shape: array(guide) };
