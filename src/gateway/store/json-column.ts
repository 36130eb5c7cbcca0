import type { ColumnType } from 'kysely';
import type { Language } from '#contract/model/language.ts';

/** A jsonb column: read as a value, written as text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** Something said in every language. */
export type Words<Value> = Json<Record<Language, Value>>;
