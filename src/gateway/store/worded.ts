import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/model/language.ts';

/** The words of a jsonb column in one language, English where that one is missing. */
export function worded(column: string, language: Language): RawBuilder<string> {
  const words = sql.ref(column);
  return sql<string>`coalesce(${words} ->> ${language}::text, ${words} ->> 'EN', '')`;
}
