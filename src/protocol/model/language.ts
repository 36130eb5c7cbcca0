import { type InferOutput, picklist } from 'valibot';

/** Language codes on the wire and in storage. TY is Tagalog, CN is simplified Chinese. */
export const languageCodes = ['EN', 'TY', 'CN', 'TH'] as const;
export const language = picklist(languageCodes);
export type Language = InferOutput<typeof language>;
