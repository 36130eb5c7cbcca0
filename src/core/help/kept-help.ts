import { array, type GenericSchema, nullable, object, picklist, string } from 'valibot';
import { declareEntry } from '../cache/declare-entry.ts';
import type { HelpArticle } from './help-search.ts';
import { type DepositGuide, guideScenes } from '#protocol/model/contact/deposit-guide.ts';

const article: GenericSchema<unknown, HelpArticle> = object({
  tag: string(),
  title: string(),
  content: string(),
});

/** Help as the cache writes it. */
export const keptHelp = declareEntry('help', { shape: array(article) }, 'public');

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
export const keptDepositGuides = declareEntry('deposit-guides', { shape: array(guide) }, 'public');
