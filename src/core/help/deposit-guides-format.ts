import { array, type GenericSchema, nullable, object, picklist, string } from 'valibot';
import { type DepositGuide, guideScenes } from '#protocol/model/contact/deposit-guide.ts';

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
