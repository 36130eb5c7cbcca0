import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#protocol/model/language.ts';

/** Selects the text of a jsonb column in a language, in English when that is missing. */
export function worded(column: string, language: Language): RawBuilder<string> {
  const words = sql.ref(column);
  return sql<string>`coalesce(${words} ->> ${language}::text, ${words} ->> 'EN', '')`;
}
