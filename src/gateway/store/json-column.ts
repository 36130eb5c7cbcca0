import type { ColumnType } from 'kysely';
import type { Language } from '#protocol/model/language.ts';

/** A jsonb column: queries return a value, inserts and updates take JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A value in every language. */
export type Words<Value> = Json<Record<Language, Value>>;

/** A text in English, and in other languages where somebody has written it. Readers take English in place of a missing one. */
export type WrittenWords = { readonly EN: string } & Readonly<Partial<Record<Language, string>>>;
