import type { ColumnType } from 'kysely';
import type { Language } from '#protocol/model/language.ts';

/** A jsonb column: queries return a value, inserts and updates take JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A value in every language. */
export type Words<Value> = Json<Record<Language, Value>>;
