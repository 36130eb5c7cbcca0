import { type InferOutput, picklist } from 'valibot';

/** Language codes on the wire and in storage. TY is Tagalog, CN is simplified Chinese. */
export const languageCodes = ['EN', 'TY', 'CN', 'TH'] as const;
export const language = picklist(languageCodes);
export type Language = InferOutput<typeof language>;

/** A value for each language. */
export function inEachLanguage<Value>(
  valueOf: (language: Language) => Value,
): Record<Language, Value> {
  const all = languageCodes.map((code) => [code, valueOf(code)]);
  // The entries hold each language once.
  return Object.fromEntries(all) as Record<Language, Value>;
}
